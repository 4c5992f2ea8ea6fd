/**
 * Stands in for the federation's reader of version ranges, which knows every form there is (1.3 KB of each first load). Here
 * the build writes all of them (`federation-config.ts`), as `^1.2.3`; the run time itself asks by `<=1.2.3`.
 */

/** @param {string} version */
const parts = (version) => version.split('.').map(Number)

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function order(a, b) {
  const at = a.findIndex((part, i) => part !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * Is the version within the range? What is no plain range of these two forms holds nothing.
 * @param {string} version
 * @param {string} range
 */
export function satisfy(version, range) {
  const [, sign, limit] = /^(\^|<=)(\d+\.\d+\.\d+)$/.exec(range) ?? []
  if (!limit || !/^\d+\.\d+\.\d+$/.test(version)) return false
  const [own, asked] = [parts(version), parts(limit)]
  if (sign === '<=') return order(own, asked) <= 0
  // Up to the first number that is not zero, nothing may differ.
  const fixed = asked.findIndex((part) => part > 0)
  const same = asked.slice(0, (fixed < 0 ? 2 : fixed) + 1)
  return order(own, asked) >= 0 && same.every((part, i) => part === own[i])
}
