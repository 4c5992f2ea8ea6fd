/**
 * Replaces the federation runtime's parser of version ranges, which supports every form (1.3 KB of each first load). Our builds write
 * only `^1.2.3` (`federation-config.ts`), and the runtime itself uses `<=1.2.3`.
 */

/** @param {string} version */
const parts = (version) => version.split('.').map(Number)

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  const at = a.findIndex((part, i) => part !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * Whether the version is in the range. False for a range of another form.
 * @param {string} version
 * @param {string} range
 */
export function satisfy(version, range) {
  const [, sign, limit] = /^(\^|<=)(\d+\.\d+\.\d+)$/.exec(range) ?? []
  if (!limit || !/^\d+\.\d+\.\d+$/.test(version)) return false
  const [actual, bound] = [parts(version), parts(limit)]
  if (sign === '<=') return compare(actual, bound) <= 0
  // All numbers up to the first one that is not zero must be equal.
  const firstNonZero = bound.findIndex((part) => part > 0)
  const fixed = bound.slice(0, (firstNonZero < 0 ? 2 : firstNonZero) + 1)
  return compare(actual, bound) >= 0 && fixed.every((part, i) => part === actual[i])
}
