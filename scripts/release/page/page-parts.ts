import type { AreaRelease, Assets, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { styledTemplate } from './styled-template.ts'

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

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

const pathsOf = (routes: readonly RouteDeclaration[]): string[] => routes.map(({ path }) => path)

const pick = (digests: Digests, wanted: (file: string) => boolean): Digests =>
  Object.fromEntries(Object.entries(digests).filter(([file]) => wanted(file)))

/** Whether a file belongs to a chunk that the routes of a page declare. */
function isDeclared(release: AreaRelease, page: string): (file: string) => boolean {
  const names = release.routes.filter((route) => route.page === page).flatMap(({ chunks = [] }) => chunks)
  return (file) => names.some((name) => file.includes(`/${name}.`))
}

function filesOf(release: AreaRelease, page: string, host: Digests): PageFiles {
  const own: Assets = release.assets[page] ?? { js: [], css: [] }
  const first = [release.entry, ...own.js, ...own.css]
  const declared = isDeclared(release, page)
  const routes = release.routes.filter((route) => route.page === page)
  return {
    container: release.container,
    host: pick(host, declared),
    assets: { [page]: own },
    integrity: pick(release.integrity, (file) => first.includes(file) || declared(file)),
    early: Object.fromEntries(routes.flatMap(({ path, early }) => (early ? [[path, early]] : []))),
  }
}

const script = (value: unknown): string => `<script type="application/json" class="xhkt-files">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** What each page of a release loads first. */
function filePartsOf(release: AreaRelease, host: Digests): string[] {
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
function withoutFiles(registry: Registry, firstFiles: readonly string[]): Registry {
  const routesOf = ({ routes }: AreaRelease) => routes.map(({ early: _, ...route }) => route)
  const bare = <Release extends AreaRelease>({ skeletons: _, ...release }: Release) =>
    release.manifest ? { ...release, routes: routesOf(release), assets: {}, integrity: {} } : release
  const areas = Object.entries(registry.areas).map(([area, live]) => [area, { ...bare(live), canary: live.canary && bare(live.canary) }])
  const { host } = registry
  const slimHost = host?.manifest ? { ...host, integrity: pick(host.integrity, (file) => firstFiles.includes(nameOf(file))) } : host
  return { ...registry, host: slimHost, areas: Object.fromEntries(areas) as Registry['areas'] }
}

export interface PageParts {
  registry: Registry
  templates: string[]
  files: string[]
}

/** The registry and the skeletons of index.html. What a page loads first, and its skeleton, are parts for the addresses of the page. */
export function pageParts(registry: Registry, { firstFiles = [] }: Pick<ReleaseManifest, 'firstFiles'>): PageParts {
  const releases = releasesOf(registry)
  return {
    registry: withoutFiles(registry, firstFiles),
    templates: releases.flatMap(skeletonPartsOf),
    files: releases.flatMap((release) => filePartsOf(release, registry.host?.integrity ?? {})),
  }
}
