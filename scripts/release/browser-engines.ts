/** The oldest version of each browser that a host supports, by its name in browserslist. */
export type OldestVersions = Readonly<Record<string, number>>

/**
 * The engines that a beacon names: how their browsers call themselves in `navigator.userAgent`, and in browserslist. Edge names Chrome.
 * Chrome names Safari, but not its `Version`, so the order matters.
 */
const engines = [
  { engine: 'chromium', token: 'Chrome', listed: 'chrome' },
  { engine: 'firefox', token: 'Firefox', listed: 'firefox' },
  { engine: 'webkit', token: 'Version', listed: 'safari' },
]

/** By engine, the token of its user agent and its oldest version. */
export const oldestEngines = (oldest: OldestVersions): Record<string, [token: string, version: number]> =>
  Object.fromEntries(engines.map(({ engine, token, listed }) => [engine, [token, oldest[listed] ?? 0]]))

/**
 * Whether a beacon is of a supported browser, by its engine and major version (`webkit 18`). A page knows the minor version too, and sends
 * nothing from a browser that is too old. A beacon without an engine is of a page from before that field, and counts.
 */
export function isSupportedEngine(named: string | null, oldest: OldestVersions): boolean {
  if (named === null) return true
  const [engine = '', major] = named.split(' ')
  const [, version] = oldestEngines(oldest)[engine] ?? []
  return version !== undefined && Number(major) >= Math.floor(version)
}
