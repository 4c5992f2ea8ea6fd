import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import type { Skeletons } from '@xhkt/contract/federation/skeletons'
import { Refusal } from '../refusal.ts'
import { rulesFor } from './css-rules.ts'

/** The root element of `Skeleton` (`@xhkt/kit/ui/skeleton`). */
const skeletonRoot = /^<div role="status" data-skeleton="([\w-]+)">/

/** The name and the markup of an exported skeleton. */
function render(exported: string, Component: FunctionComponent): [string, string] {
  const html = renderToStaticMarkup(createElement(Component))
  const [, name] = skeletonRoot.exec(html) ?? []
  if (!name) throw new Error(`${exported} of src/skeletons.tsx is not a <Skeleton name="…">`)
  if (html.includes(' style="')) throw new Error(`${exported} of src/skeletons.tsx has a style attribute, which the page's content policy forbids`)
  return [name, html]
}

/** Renders the exports of an area's `skeletons.tsx` from the parts of its build. An area without that file has none. */
export async function renderSkeletons(packInputsDir: string): Promise<Skeletons> {
  const require = createRequire(import.meta.url)
  const file = path.join(packInputsDir, 'skeletons.cjs')
  const sheet = path.join(packInputsDir, 'skeletons.css')
  // In development the file changes between calls, so the module in the cache is dropped.
  Reflect.deleteProperty(require.cache, file)
  if (!existsSync(file)) return { html: {}, css: '' }
  const exported = Object.entries(require(file) as Record<string, FunctionComponent>)
  const rendered = exported.map(([name, component]) => render(name, component))
  const duplicate = rendered.find(([name], i) => rendered.findIndex(([other]) => other === name) < i)
  if (duplicate) throw new Error(`src/skeletons.tsx has two skeletons with the name ${duplicate[0]}`)
  const css = existsSync(sheet) ? await readFile(sheet, 'utf8') : ''
  return { html: Object.fromEntries(rendered), css: rulesFor(css, rendered.map(([, html]) => html).join('')) }
}

/** Throws if a route names a skeleton that is neither one of its area nor the host's plain one. */
export function refuseUnknownSkeletons(routes: RouteDeclaration[], { html }: Skeletons): void {
  const unknown = routes.find(({ skeleton }) => skeleton !== 'plain' && !(skeleton in html))
  if (unknown) throw new Refusal('broken', `${unknown.path} names the skeleton ${unknown.skeleton}, which src/skeletons.tsx does not export`)
}
