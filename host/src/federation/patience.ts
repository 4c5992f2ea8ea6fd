/** Milliseconds after which a file counts as hung. */
const usual = 3_000
/** The same on the slowest line; one hiccup at the start must not make every later wait endless. */
const longest = 10_000

/**
 * On a line that has taken long for the host's own scripts, which are more than any area's, what is merely slow is waited for. To be
 * asked before anything else has loaded.
 */
export function patienceOfLine(): number {
  const scripts = performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
  return Math.min(longest, Math.max(usual, ...scripts.map(({ duration }) => 2 * duration)))
}
