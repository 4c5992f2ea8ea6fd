import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../build/paths.ts'

/** What the build adds to its files. */
export const elsewhere = {
  routes: [{ path: '/payment', page: 'payment', title: '支付', access: 'public', skeleton: 'waiting' }],
  skeletons: { html: { waiting: '<div role="status" data-skeleton="waiting"></div>' }, css: '' },
}

const sources = {
  'entry.js': "export const pages = { payment: () => import(/* webpackChunkName: \"payment\" */ './payment.js') }",
  'payment.js': `import { createElement } from 'react'
import { useAuth } from '@xhkt/platform/auth'
export default () => createElement('h1', null, useAuth(({ token }) => (token ? 'built elsewhere, for a learner' : 'built elsewhere')))`,
}

/** A remote of a page with the learner's session, as a team with another bundler builds it. Gives the folder for `pack --dist`. */
export function buildElsewhere(place: string, { bundler, container }: Record<'bundler' | 'container', string>): string {
  const folder = mkdtempSync(path.join(place, `${bundler}-`))
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text)
  const script = path.join(root, 'scripts/release-command/testing/build-elsewhere.mjs')
  execFileSync(process.execPath, [script, bundler, folder, container], { cwd: path.join(root, 'scripts'), stdio: 'pipe' })
  const dist = path.join(folder, 'dist')
  for (const [name, value] of Object.entries(elsewhere)) writeFileSync(path.join(dist, `${name}.json`), JSON.stringify(value))
  return dist
}
