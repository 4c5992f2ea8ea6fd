import type { Page } from '@playwright/test'
import { expect, test as base } from '../../e2e/fixtures.ts'
import { DevProcess } from './dev-process.ts'
import { SourceCopy } from './source-copy.ts'

/** As the other fixtures' `test`, with the app as it is served for development from a copy of the sources, which are mended after each. */
export const test = base.extend<{ mended: void }, { copy: SourceCopy; dev: DevProcess }>({
  copy: [
    // The runner reads the fixtures that it needs off this pattern.
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
      expect(await dev.stop(), 'Ctrl-C ends it well').toBe(0)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  appUrl: [async ({ dev }, use) => use(dev.url), { scope: 'worker' }],
  mended: [
    async ({ copy }, use) => {
      await use()
      await copy.mend()
    },
    { auto: true },
  ],
})

/** Marks the document, and says later whether it is still the same. */
export async function watchReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { __marked: true }))
  return () => page.evaluate(() => '__marked' in window)
}

export { expect, signIn } from '../../e2e/fixtures.ts'
