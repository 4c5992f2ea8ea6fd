import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ElementType } from 'react'
import webpack from 'webpack'
import { baseConfig } from './base-config.ts'
import { root } from './paths.ts'

/** The part of the router in use here. */
interface RouterBundle {
  createBrowserHistory: (options: { v5Compat: boolean }) => unknown
  HistoryRouter: ElementType
  Link: ElementType
  useLocation: () => { pathname: string }
}

// The router as a release has it, with the React of this process.
const dir = mkdtempSync(path.join(os.tmpdir(), 'router-parts-'))
const bundle = path.join(dir, 'router.cjs')

beforeAll(async () => {
  // webpack needs it, and a browser does not have it.
  Object.assign(globalThis, { setImmediate })
  const config = baseConfig({ owner: 'host', outDir: dir, uniqueName: 'test' })
  const entry = path.join(dir, 'entry.ts')
  const from = (file: string): string => JSON.stringify(path.join(root, 'shared/platform/src/router', file))
  const history = `import { createBrowserHistory, HistoryRouter } from ${from('history.ts')}`
  const router = `import { Link, useLocation, useNavigate, useSearchParams } from ${from('router.ts')}`
  writeFileSync(entry, `${history}\n${router}\nexport { createBrowserHistory, HistoryRouter, Link, useLocation, useNavigate, useSearchParams }`)
  const compiler = webpack({
    ...config,
    context: root,
    entry,
    cache: false,
    externals: { react: `commonjs ${require.resolve('react')}`, 'react-dom': `commonjs ${require.resolve('react-dom')}` },
    output: { ...config.output, filename: 'router.cjs', library: { type: 'commonjs2' } },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve()))
  })
}, 60_000)
afterAll(() => rmSync(dir, { recursive: true }))

test('the bundled router has no forms, no error boundaries and no prefetched pages', () => {
  const script = readFileSync(bundle, 'utf8')
  for (const unused of ['encType', 'componentDidCatch', 'getDerivedStateFromError', 'modulepreload']) expect(script).not.toContain(unused)
})

test('a link of the bundled router goes to its address without a load of the page', async () => {
  const { createBrowserHistory, HistoryRouter, Link, useLocation } = createRequire(import.meta.url)(bundle) as RouterBundle
  const Address = () => useLocation().pathname
  const link = createElement(Link, { to: '/search' }, '搜索')
  const address = createElement('p', { role: 'status' }, createElement(Address))
  render(createElement(HistoryRouter, { history: createBrowserHistory({ v5Compat: true }), useTransitions: false }, link, address))
  await userEvent.click(screen.getByRole('link', { name: '搜索' }))
  expect(screen.getByRole('status')).toHaveTextContent('/search')
})
