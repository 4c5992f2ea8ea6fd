import type { Page } from '@playwright/test'
import { expect, test as base } from '../../../e2e/fixtures.ts'
import { DevProcess } from './dev-process.ts'
import { SourceCopy } from './source-copy.ts'

/** The `test` of scripts/e2e with the development server on a copy of the sources. Restores edited files after each test. */
export const test = base.extend<{ restored: void }, { copy: SourceCopy; dev: DevProcess }>({
  copy: [
    // Playwright requires a pattern as the first parameter, even an empty one.
    async ({}, use) => {
      const copy = await SourceCopy.create()
      await use(copy)
      await copy.remove()
    },
    { scope: 'worker' },
  ],
  dev: [
    async ({ copy }, use) => {
      const dev = await DevProcess.start(copy)
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
