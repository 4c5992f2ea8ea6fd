import type { AreaRelease, Assets, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import { areaSkeletons } from './area-skeletons.ts'

// Parts of index.html that only some addresses need are between comments of nginx's server side includes (`ssi`), with a pattern for
// the path. A server without them sends all parts, and a page that lacks one loads the manifest of the release instead.

const releasesOf = (registry: Registry): AreaRelease[] =>
  Object.values(registry.areas).flatMap((live) => [live, ...(live.canary ? [live.canary] : [])])

/** A path of a route as a pattern for both nginx and JavaScript, without a backslash, which nginx would drop. */
function patternOf(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const escaped = (text: string): string => text.replaceAll(/[^\w-]/g, (character) => `[${character}]`)
  return `/*${segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment))).join('/+')}/*`
}

/** A part of the page for the addresses of these routes. */
function partFor(paths: string[], text: string): string {
  const pattern = [...new Set(paths)].map(patternOf).join('|')
  return `<!--# if expr="$xhkt_path = /^(${pattern})(?!.)/" -->${text}<!--# endif -->`
}

/** The page as a server sends it for a path, which is decoded and normalized. nginx does the same (`deploy/nginx/rules.conf`). */
export function pageFor(html: string, path: string): string {
  return html.replaceAll(/<!--# if expr="\$xhkt_path = \/(.*?)\/" -->([^]*?)<!--# endif -->/g, (_, pattern: string, part: string) =>
    new RegExp(pattern).test(path) ? part : '',
  )
}

const pick = (digests: Record<string, string>, wanted: (file: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(digests).filter(([file]) => wanted(file)))

/** The chunks that the routes of a page declare. */
const isDeclared =
  (release: AreaRelease, page: string) =>
  (file: string): boolean =>
    release.routes.some((route) => route.page === page && route.chunks?.some((chunk) => file.includes(`/${chunk}.`) && file.endsWith('.js')))

function filesOf(release: AreaRelease, page: string, host: Record<string, string>): PageFiles {
  const assets: Assets = release.assets[page] ?? { js: [], css: [] }
  const first = [release.entry, ...assets.js, ...assets.css]
  const declared = isDeclared(release, page)
  const integrity = pick(release.integrity, (file) => first.includes(file) || declared(file))
  return { container: release.container, host: pick(host, declared), assets: { [page]: assets }, integrity }
}

const script = (value: unknown): string => `<script type="application/json" class="xhkt-files">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The files that each page of a release loads first. */
function filePartsOf(release: AreaRelease, host: Record<string, string>): string[] {
  if (!release.manifest) return []
  const pages = [...new Set(release.routes.map(({ page }) => page))]
  return pages.map((page) => {
    const paths = release.routes.filter((route) => route.page === page).map(({ path }) => path)
    return partFor(paths, script(filesOf(release, page, host)))
  })
}

/** The registry without what the parts and the manifests have. A release without the digest of its manifest keeps its files. */
function withoutFiles(registry: Registry, firstFiles: readonly string[]): Registry {
  const bare = <Release extends AreaRelease>({ skeletons: _, ...release }: Release) =>
    release.manifest ? { ...release, assets: {}, integrity: {} } : release
  const areas = Object.entries(registry.areas).map(([area, live]) => [area, { ...bare(live), canary: live.canary && bare(live.canary) }])
  const { host } = registry
  const slimHost = host?.manifest ? { ...host, integrity: pick(host.integrity, (file) => firstFiles.includes(file.slice(file.lastIndexOf('/') + 1))) } : host
  return { ...registry, host: slimHost, areas: Object.fromEntries(areas) as Registry['areas'] }
}

export interface PageParts {
  registry: Registry
  /** Style sheets of skeletons, with the part of the page that contains each. */
  styles: { css: string; part: string }[]
  templates: string[]
  files: string[]
}

/**
 * The registry and the skeletons of index.html. Each area's skeletons are a part for its addresses, each page's first files one for
 * those of the page.
 */
export function pageParts(registry: Registry, firstFiles: readonly string[]): PageParts {
  const areas = Object.entries(registry.areas).map(([area, live]) => {
    const { templates, css } = areaSkeletons({ ...registry, areas: { [area]: live } })
    const paths = [live, ...(live.canary ? [live.canary] : [])].flatMap(({ routes }) => routes.map(({ path }) => path))
    return { css, templates, paths }
  })
  return {
    registry: withoutFiles(registry, firstFiles),
    styles: areas.filter(({ css }) => css).map(({ css, paths }) => ({ css, part: partFor(paths, `<style>${css}</style>`) })),
    templates: areas.filter(({ templates }) => templates.length > 0).map(({ templates, paths }) => partFor(paths, templates.join('\n'))),
    files: releasesOf(registry).flatMap((release) => filePartsOf(release, registry.host?.integrity ?? {})),
  }
}
