import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { rulesFor, rulesOf } from '../pack/css-rules.ts'

const releasesOf = ({ areas }: Registry): AreaRelease[] =>
  Object.values(areas).flatMap((live) => [live, ...(live.canary ? [live.canary] : [])])

/** The skeletons of all live releases and canaries, as templates of index.html with their styles. Equal rules are there once. */
export function areaSkeletons(registry: Registry): { templates: string[]; css: string } {
  const releases = releasesOf(registry)
  const templates = releases.flatMap((release) =>
    Object.entries(release.skeletons?.html ?? {}).map(([name, html]) => `<template id="${skeletonId(release, name)}">${html}</template>`),
  )
  const rules = new Set(releases.flatMap(({ skeletons }) => rulesOf(skeletons?.css ?? '')))
  return { templates, css: [...rules].join('') }
}

/** A skeleton of a release, as a template of index.html that carries its style. */
export function styledTemplate(release: AreaRelease, name: string): string {
  const { html = {}, css = '' } = release.skeletons ?? {}
  const markup = html[name] ?? ''
  const style = rulesFor(css, markup).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<template id="${skeletonId(release, name)}" data-css="${style}">${markup}</template>`
}

/** The registry in index.html, which has the skeletons as templates. */
export function withoutSkeletons(registry: Registry): Registry {
  const bare = ({ skeletons: _, canary, ...live }: LiveArea): LiveArea => {
    if (!canary) return live
    const { skeletons: __, ...bareCanary } = canary
    return { ...live, canary: bareCanary }
  }
  return { ...registry, areas: Object.fromEntries(Object.entries(registry.areas).map(([area, live]) => [area, bare(live)])) }
}
