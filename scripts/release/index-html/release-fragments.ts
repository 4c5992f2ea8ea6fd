import type { AreaRelease, Assets, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { rulesFor } from '../pack/css-rules.ts'
import { type Fragment, jsonScript } from './fragments.ts'

const releasesOf = (registry: Registry): AreaRelease[] =>
  Object.values(registry.areas).flatMap((live) => [live, ...(live.canary ? [live.canary] : [])])

type Digests = Record<string, string>

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

const pick = (digests: Digests, wanted: (file: string) => boolean): Digests =>
  Object.fromEntries(Object.entries(digests).filter(([file]) => wanted(file)))

/** Whether a file belongs to a chunk that one of these routes declares. */
function isDeclared(routes: RouteDeclaration[]): (file: string) => boolean {
  const names = routes.flatMap(({ chunks = [] }) => chunks)
  return (file) => names.some((name) => file.includes(`/${name}.`))
}

function filesOf(release: AreaRelease, page: string, routes: RouteDeclaration[], host: Digests): PageFiles {
  const own: Assets = release.assets[page] ?? { js: [], css: [] }
  const first = [release.entry, ...own.js, ...own.css]
  const declared = isDeclared(routes)
  return {
    container: release.container,
    host: pick(host, declared),
    assets: { [page]: own },
    integrity: pick(release.integrity, (file) => first.includes(file) || declared(file)),
    early: Object.fromEntries(routes.flatMap(({ path, early }) => (early ? [[path, early]] : []))),
  }
}

/** A skeleton of a release, as a template that carries its style. */
function styledTemplate(release: AreaRelease, name: string): string {
  const { html = {}, css = '' } = release.skeletons ?? {}
  const markup = html[name] ?? ''
  const style = rulesFor(css, markup).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return markup && `<template id="${skeletonId(release, name)}" data-css="${style}">${markup}</template>`
}

/** A fragment for each page of a release: the files that the page loads first, and its skeletons. */
function fragmentsOf(release: AreaRelease, host: Digests): Fragment[] {
  // The registry has all files of such a release, so every address gets all of its skeletons. Those of `npm run dev` are such.
  if (!release.manifest) return Object.keys(release.skeletons?.html ?? {}).map((name) => ({ html: styledTemplate(release, name) }))
  const pages = [...new Set(release.routes.map(({ page }) => page))]
  return pages.map((page) => {
    const routes = release.routes.filter((route) => route.page === page)
    const skeletons = [...new Set(routes.map(({ skeleton }) => styledTemplate(release, skeleton)))]
    return { html: jsonScript('class="xhkt-files"', filesOf(release, page, routes, host)) + skeletons.join(''), paths: routes.map(({ path }) => path) }
  })
}

/** The fragments of index.html that differ by address. A page without the fragment of a route loads the release's manifest instead. */
export const releaseFragments = (registry: Registry): Fragment[] =>
  releasesOf(registry).flatMap((release) => fragmentsOf(release, registry.host?.integrity ?? {}))

/**
 * The registry for index.html, without the fields that fragments and manifests have. Of the host's digests it has those of `firstFiles`. A
 * release whose manifest has no digest keeps all its fields.
 */
export function pageRegistry(registry: Registry, firstFiles: readonly string[] = []): Registry {
  const routesOf = ({ routes }: AreaRelease) => routes.map(({ early: _, ...route }) => route)
  const bare = <Release extends AreaRelease>({ skeletons: _, ...release }: Release) =>
    release.manifest ? { ...release, routes: routesOf(release), assets: {}, integrity: {} } : release
  const areas = Object.entries(registry.areas).map(([area, live]) => [area, { ...bare(live), canary: live.canary && bare(live.canary) }])
  const { host } = registry
  const first = host?.manifest ? { ...host, integrity: pick(host.integrity, (file) => firstFiles.includes(nameOf(file))) } : host
  // A page loads no file of a host that is not its own.
  const slimHost = first?.canary ? { ...first, canary: { ...first.canary, integrity: {} } } : first
  return { ...registry, host: slimHost, areas: Object.fromEntries(areas) as Registry['areas'] }
}
