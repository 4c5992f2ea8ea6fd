import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { areasOf, type Gate, nameOf } from './gate.ts'

// Limits are bytes of scripts, compressed with brotli: load times would differ between machines.
/** For the first load of home, host and page together. Near the size of today. */
export const firstLoadLimit = 161 * 1024
export const areaLimit = 44 * 1024

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

export function scriptBytes(manifest: ReleaseManifest, names: string[]): number {
  return names
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0)
}

/** Bytes of the first visit of an area's page, with the host already loaded. */
export function pageBytes(area: ReleaseManifest, page: string): number {
  return scriptBytes(area, [...area.entry, ...(area.assets[page]?.js ?? [])])
}

/** Bytes of the first load of the home page: the host and the page. */
export function homeBytes(host: ReleaseManifest, catalog: ReleaseManifest): number {
  return scriptBytes(host, host.entry) + pageBytes(catalog, 'home')
}

export const pagesOf = ({ routes }: ReleaseManifest): string[] => [...new Set(routes.map(({ page }) => page))]

function overBudget(area: ReleaseManifest): string[] {
  return pagesOf(area)
    .filter((page) => pageBytes(area, page) > areaLimit)
    .map((page) => `${nameOf(area)}: the first visit of ${page} loads ${kilobytes(pageBytes(area, page))} of scripts, ${kilobytes(areaLimit)} are allowed`)
}

/** The budget of `npm run check:budgets`, for the releases that would be live. */
export const byteBudget: Gate = (composition) => {
  const { host, areas: { catalog } } = composition
  const home = host && catalog ? homeBytes(host, catalog) : 0
  const problem = `the first load of home (${host && nameOf(host)} with ${catalog && nameOf(catalog)}) is ${kilobytes(home)} of scripts`
  return [...areasOf(composition).flatMap(overBudget), ...(home > firstLoadLimit ? [`${problem}, ${kilobytes(firstLoadLimit)} are allowed`] : [])]
}
