import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Owner } from '@xhkt/contract/federation/areas'
import { expect, test as base } from '../../../e2e/fixtures.ts'
import { linkSourceStore } from '../../../e2e/source-releases.ts'
import { DevProcess } from './dev-process.ts'
import { SourceCopy } from './source-copy.ts'

interface Worker {
  copy: SourceCopy
  store: string
  /** The releases in the store. */
  releases: Record<Owner, string>
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
  dev: [
    // The store has its releases first.
    async ({ copy, store, releases: _ }, use) => {
      const dev = await DevProcess.start(copy, 'catalog', 'player', '--store', store)
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
