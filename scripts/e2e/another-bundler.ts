import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

/** The contents of `routes.json` and `skeletons.json`, which a team adds to its build. */
export const elsewhere = {
  routes: [{ path: '/payment', page: 'payment', title: '支付', access: 'public', skeleton: 'waiting' }],
  skeletons: { html: { waiting: '<div role="status" data-skeleton="waiting"></div>' }, css: '' },
}

const sources = {
  'entry.js': "export const pages = { payment: () => import(/* webpackChunkName: \"payment\" */ './payment.js') }",
  'payment.js': `import { createElement, useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import './payment.css'
export default () => {
  const [later, setLater] = useState('')
  const load = () => import('./later.js').then(({ text }) => setLater(text))
  const signedIn = useAuth(({ token }) => Boolean(token))
  return [
    createElement('h1', { key: 1, className: 'elsewhere' }, signedIn ? 'built elsewhere, for a learner' : 'built elsewhere'),
    createElement('button', { key: 2, onClick: load }, 'more'),
    later,
  ]
}`,
  'payment.css': '.elsewhere { color: rgb(1, 2, 3) }',
  'later.js': "export const text = 'loaded later'",
}

interface Elsewhere {
  bundler: string
  container: string
  path?: string
  /** The versions of React that it takes. */
  react?: string
}

/** The name of the container in a build, which a copy of the files replaces. */
const unnamed = 'container_of_elsewhere'
const built = new Map<string, string>()

/** Bundles the sources once for each bundler and React: it takes seconds, and other remotes differ only in the name of their container. */
function bundle(place: string, bundler: string, react: string): string {
  const known = built.get(bundler + react)
  if (known) return known
  const folder = mkdtempSync(path.join(place, `${bundler}-`))
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text)
  const script = path.join(root, 'scripts/e2e/build-elsewhere.mjs')
  execFileSync(process.execPath, [script, bundler, folder, unnamed, ...(react ? [react] : [])], { cwd: path.join(root, 'scripts'), stdio: 'pipe' })
  const dist = path.join(folder, 'dist')
  built.set(bundler + react, dist)
  return dist
}

/** A remote of a page with the learner's session, as a team with another bundler builds it. Gives the folder for `pack --dist`. */
export function buildElsewhere(place: string, { bundler, container, path: address, react = '' }: Elsewhere): string {
  const from = bundle(place, bundler, react)
  const dist = mkdtempSync(path.join(place, `${container}-`))
  for (const name of readdirSync(from)) writeFileSync(path.join(dist, name), readFileSync(path.join(from, name), 'utf8').replaceAll(unnamed, container))
  const { routes, skeletons } = elsewhere
  const files = { skeletons, routes: routes.map((route) => ({ ...route, ...(address && { path: address }) })) }
  for (const [name, value] of Object.entries(files)) writeFileSync(path.join(dist, `${name}.json`), JSON.stringify(value))
  return dist
}
