const usualTimeout = 3_000
/** An upper bound, so that one hiccup at the start does not make every later wait endless. */
const longestTimeout = 10_000

/**
 * Milliseconds after which the load of a file counts as hung. It adapts to the connection: where the host's own scripts, which are
 * larger than any area's, came slowly, so may the others. Call it before anything else loads.
 */
export function assetTimeout(): number {
  const scripts = performance.getEntriesByType('resource').filter(({ initiatorType }) => initiatorType === 'script')
  return Math.min(longestTimeout, Math.max(usualTimeout, ...scripts.map(({ duration }) => 2 * duration)))
}
