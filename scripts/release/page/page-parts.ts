import type { AreaRelease, Assets, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { areaSkeletons, styledTemplate } from './area-skeletons.ts'

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

type Digests = Record<string, string>

type HostManifest = Pick<ReleaseManifest, 'firstFiles' | 'readsPageParts'>

interface PageHost extends HostManifest {
  integrity: Digests | undefined
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

const pathsOf = (routes: readonly RouteDeclaration[]): string[] => routes.map(({ path }) => path)

const pick = (digests: Digests, wanted: (file: string) => boolean): Digests =>
  Object.fromEntries(Object.entries(digests).filter(([file]) => wanted(file)))

/** Whether a file belongs to a chunk that the routes of a page declare. */
function isDeclared(release: AreaRelease, page: string): (file: string) => boolean {
  const names = release.routes.filter((route) => route.page === page).flatMap(({ chunks = [] }) => chunks)
  return (file) => names.some((name) => file.includes(`/${name}.`))
}

function filesOf(release: AreaRelease, page: string, host: PageHost): PageFiles {
  const own: Assets = release.assets[page] ?? { js: [], css: [] }
  const first = [release.entry, ...own.js, ...own.css]
  const declared = isDeclared(release, page)
  const files = {
    container: release.container,
    host: pick(host.integrity ?? {}, declared),
    assets: { [page]: own },
    integrity: pick(release.integrity, (file) => first.includes(file) || declared(file)),
  }
  if (!host.readsPageParts) return files
  const routes = release.routes.filter((route) => route.page === page)
  return { ...files, early: Object.fromEntries(routes.flatMap(({ path, early }) => (early ? [[path, early]] : []))) }
}

const script = (value: unknown): string => `<script type="application/json" class="xhkt-files">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** What each page of a release loads first. */
function filePartsOf(release: AreaRelease, host: PageHost): string[] {
  if (!release.manifest) return []
  const pages = [...new Set(release.routes.map(({ page }) => page))]
  return pages.map((page) => {
    const routes = release.routes.filter((route) => route.page === page)
    return partFor(pathsOf(routes), script(filesOf(release, page, host)))
  })
}

/** The skeletons of a release, each for the addresses of its pages. A release without the digest of its manifest has no others. */
const skeletonPartsOf = (release: AreaRelease): string[] =>
  Object.keys(release.skeletons?.html ?? {}).flatMap((name) => {
    const routes = release.routes.filter(({ skeleton }) => skeleton === name || !release.manifest)
    return routes.length > 0 ? [partFor(pathsOf(routes), styledTemplate(release, name))] : []
  })

/** The registry without what the parts and the manifests have. A release without the digest of its manifest keeps its files. */
function withoutFiles(registry: Registry, { firstFiles = [], readsPageParts }: PageHost): Registry {
  const routesOf = ({ routes }: AreaRelease) => (readsPageParts ? routes.map(({ early: _, ...route }) => route) : routes)
  const bare = <Release extends AreaRelease>({ skeletons: _, ...release }: Release) =>
    release.manifest ? { ...release, routes: routesOf(release), assets: {}, integrity: {} } : release
  const areas = Object.entries(registry.areas).map(([area, live]) => [area, { ...bare(live), canary: live.canary && bare(live.canary) }])
  const { host } = registry
  const slimHost = host?.manifest ? { ...host, integrity: pick(host.integrity, (file) => firstFiles.includes(nameOf(file))) } : host
  return { ...registry, host: slimHost, areas: Object.fromEntries(areas) as Registry['areas'] }
}

export interface PageParts {
  registry: Registry
  /** Style sheets of skeletons, with the part of the page that contains each. */
  styles: { css: string; part: string }[]
  templates: string[]
  files: string[]
}

/** The skeletons for a host that reads only elements: those of each area, with their style, are a part for all its addresses. */
function areaParts(registry: Registry): Pick<PageParts, 'styles' | 'templates'> {
  const areas = Object.entries(registry.areas).map(([area, live]) => {
    const { templates, css } = areaSkeletons({ ...registry, areas: { [area]: live } })
    const paths = [live, ...(live.canary ? [live.canary] : [])].flatMap(({ routes }) => pathsOf(routes))
    return { css, templates, paths }
  })
  return {
    styles: areas.filter(({ css }) => css).map(({ css, paths }) => ({ css, part: partFor(paths, `<style>${css}</style>`) })),
    templates: areas.filter(({ templates }) => templates.length > 0).map(({ templates, paths }) => partFor(paths, templates.join('\n'))),
  }
}

/** The registry and the skeletons of index.html. What a page loads first, and its skeleton, are parts for the addresses of the page. */
export function pageParts(registry: Registry, manifest: HostManifest): PageParts {
  const host: PageHost = { ...manifest, integrity: registry.host?.integrity }
  const releases = releasesOf(registry)
  return {
    registry: withoutFiles(registry, host),
    ...(host.readsPageParts ? { styles: [], templates: releases.flatMap(skeletonPartsOf) } : areaParts(registry)),
    files: releases.flatMap((release) => filePartsOf(release, host)),
  }
}
