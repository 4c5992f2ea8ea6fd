/** The oldest version of each browser that a host supports, by its name in browserslist. */
export type OldestVersions = Readonly<Record<string, number>>

/**
 * The engines that a beacon names, with their token in `navigator.userAgent` and their name in browserslist. Edge has the token of Chrome.
 * A WebView of Android has `Version` beside `Chrome`, so the order matters.
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
 * Is a beacon from a supported browser, by its engine and major version (`webkit 18`)? The page compares the minor version too, and sends
 * nothing from a browser that is too old. A beacon without an engine comes from a page that is older than this field, and counts.
 */
export function isSupportedEngine(named: string | null, oldest: OldestVersions): boolean {
  if (named === null) return true
  const [engine = '', major] = named.split(' ')
  const [, version] = oldestEngines(oldest)[engine] ?? []
  return version !== undefined && Number(major) >= Math.floor(version)
}
