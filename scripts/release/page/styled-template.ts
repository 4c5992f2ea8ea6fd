import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { rulesFor } from '../pack/css-rules.ts'

/** A skeleton of a release, as a template of index.html that carries its style. */
export function styledTemplate(release: AreaRelease, name: string): string {
  const { html = {}, css = '' } = release.skeletons ?? {}
  const markup = html[name] ?? ''
  const style = rulesFor(css, markup).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<template id="${skeletonId(release, name)}" data-css="${style}">${markup}</template>`
}
