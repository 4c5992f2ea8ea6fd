import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Owner } from '@xhkt/contract/federation/areas'
import { expect, test as base } from '../../../e2e/fixtures.ts'
import { buildElsewhere } from '../../../e2e/another-bundler.ts'
import { serveFolders } from '../../../e2e/serve-folders.ts'
import { linkSourceStore } from '../../../e2e/source-releases.ts'
import { DevProcess } from './dev-process.ts'
import { SourceCopy } from './source-copy.ts'

interface Worker {
  copy: SourceCopy
  store: string
  /** The releases in the store. */
  releases: Record<Owner, string>
  /** The manifest of a remote that another bundler has built, on an origin of its own. */
  remote: string
  dev: DevProcess
}

/**
 * The `test` of scripts/e2e with the development server on a copy of the sources: catalog and player from source, the other areas as they
 * are released in a store. Restores edited files after each test.
 */
export const test = base.extend<{ restored: void }, Worker>({
  copy: [
    // Playwright requires a pattern as the first parameter, even an empty one.
    async ({}, use) => {
      const copy = await SourceCopy.create()
      await use(copy)
      await copy.remove()
    },
    { scope: 'worker' },
  ],
  store: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'store-'))
      await use(path.join(folder, 'store'))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  releases: [async ({ store }, use) => use(await linkSourceStore(store)), { scope: 'worker' }],
  remote: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'elsewhere-'))
      const server = await serveFolders({ shop: buildElsewhere(folder, { bundler: 'rspack', container: 'shop' }) })
      await use(`${server.url}/shop/mf-manifest.json`)
      server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    // `releases` fills the store before the server starts.
    async ({ copy, store, remote, releases: _ }, use) => {
      const dev = await DevProcess.start(copy, 'catalog', 'player', '--store', store, '--override', new URL(remote).origin)
      await use(dev)
      expect(await dev.stop(), 'exit code after Ctrl-C').toBe(0)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  appUrl: [async ({ dev }, use) => use(dev.url), { scope: 'worker' }],
  restored: [
    async ({ copy }, use) => {
      await use()
      await copy.restore()
    },
    { auto: true },
  ],
})

/** Marks the document. The returned function tells whether the page still shows the same document. */
export async function watchReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { __marked: true }))
  return () => page.evaluate(() => '__marked' in window)
}

export { expect, signIn } from '../../../e2e/fixtures.ts'
