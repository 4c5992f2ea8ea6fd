import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { areasOf, type Gate, nameOf } from './gate.ts'

// In bytes of scripts that travel (brotli), as times differ from machine to machine.
export const firstLoadLimit = 170 * 1024
export const areaLimit = 45 * 1024

/** Loaded by name when a lesson or a form is there; the budget of an area is without them. */
const apart = /^(hls|antd-)/

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

export function scriptBytes(manifest: ReleaseManifest, names: string[]): number {
  return names
    .filter((name) => name.endsWith('.js') && !apart.test(name))
    .reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0)
}

/** The first visit of a page of an area, when the host is there. */
export function pageBytes(area: ReleaseManifest, page: string): number {
  return scriptBytes(area, [...area.entry, ...(area.assets[page]?.js ?? [])])
}

/** The first load of the home page: the host, and the page. */
export function homeBytes(host: ReleaseManifest, catalog: ReleaseManifest): number {
  return scriptBytes(host, host.entry) + pageBytes(catalog, 'home')
}

export const pagesOf = ({ routes }: ReleaseManifest): string[] => [...new Set(routes.map(({ page }) => page))]

function overBudget(area: ReleaseManifest): string[] {
  return pagesOf(area)
    .filter((page) => pageBytes(area, page) > areaLimit)
    .map((page) => `${nameOf(area)}: the first visit of ${page} loads ${kilobytes(pageBytes(area, page))} of scripts, ${kilobytes(areaLimit)} are allowed`)
}

/** What `npm run check:budgets` holds in the working tree, of what would be live. */
export const byteBudget: Gate = (composition) => {
  const { host, areas: { catalog } } = composition
  const home = host && catalog ? homeBytes(host, catalog) : 0
  const complaint = `the first load of home (${host && nameOf(host)} with ${catalog && nameOf(catalog)}) is ${kilobytes(home)} of scripts`
  return [...areasOf(composition).flatMap(overBudget), ...(home > firstLoadLimit ? [`${complaint}, ${kilobytes(firstLoadLimit)} are allowed`] : [])]
}
