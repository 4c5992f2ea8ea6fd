import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
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

/** A remote of a page with the learner's session, as a team with another bundler builds it. Gives the folder for `pack --dist`. */
export function buildElsewhere(place: string, { bundler, container, path: address, react }: Elsewhere): string {
  const folder = mkdtempSync(path.join(place, `${bundler}-`))
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text)
  const script = path.join(root, 'scripts/e2e/build-elsewhere.mjs')
  execFileSync(process.execPath, [script, bundler, folder, container, ...(react ? [react] : [])], { cwd: path.join(root, 'scripts'), stdio: 'pipe' })
  const dist = path.join(folder, 'dist')
  const { routes, skeletons } = elsewhere
  const files = { skeletons, routes: routes.map((route) => ({ ...route, ...(address && { path: address }) })) }
  for (const [name, value] of Object.entries(files)) writeFileSync(path.join(dist, `${name}.json`), JSON.stringify(value))
  return dist
}
