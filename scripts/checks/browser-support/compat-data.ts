import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { oldestVersions } from '../../build/browsers.ts'

/** MDN's data: the version of each browser that brought a feature. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** A feature of MDN's data, such as `api.URL.canParse_static`. */
export interface Feature {
  key: string
  compat: CompatStatement
}

/** Whether a statement is about the feature under its own name. A partial implementation counts, though it ends with the complete one. */
function isPlain({ prefix, alternative_name: alternative, flags, ...rest }: SimpleSupportStatement): boolean {
  const stays = !rest.version_removed || rest.partial_implementation === true
  return stays && !prefix && !alternative && !flags
}

/** The first version with a feature under its own name, at least in part; Infinity if no version has it. */
export function versionWith({ support }: CompatStatement, browser: string): number {
  const found = support[browser as keyof typeof support] ?? []
  const versions = [found].flat().filter(isPlain).map(({ version_added: version }) => version)
  const numbers = versions.map((version) => (version && version !== 'preview' ? Number.parseFloat(version.replace('≤', '')) : Infinity))
  return Math.min(...numbers, Infinity)
}

/** The browsers of the policy whose oldest version lacks a feature, with the first version that has it. */
function lackedBy({ compat }: Feature): [browser: string, since: number][] {
  const versions = Object.keys(oldestVersions).map((browser): [string, number] => [browser, versionWith(compat, browser)])
  return versions.filter(([browser, since]) => since > (oldestVersions[browser] ?? 0))
}

/** Whether the newest version of each browser has a feature, so that code may use it without a test. */
export const isCommon = ({ compat }: Feature): boolean =>
  Object.keys(oldestVersions).every((browser) => Number.isFinite(versionWith(compat, browser)))

export const isLacked = (feature: Feature): boolean => lackedBy(feature).length > 0

/** The feature at a path of the data; undefined if the data has none. */
export function featureAt(...path: string[]): Feature | undefined {
  let found: Identifier | undefined = compatData as unknown as Identifier
  for (const name of path) found = found && Object.hasOwn(found, name) ? found[name] : undefined
  return found?.__compat && { key: path.join('.'), compat: found.__compat }
}

export function describeFeature(feature: Feature): string {
  const versions = lackedBy(feature).map(([browser, since]) => `${browser} ${Number.isFinite(since) ? `from ${since}` : 'never'}`)
  return `${feature.key} (${versions.join(', ')})`
}
