import { rm } from 'node:fs/promises'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { promote } from '@xhkt/release/promote'
import { startApp } from '../../../e2e/app-process.ts'
import { expect, test } from '../../../e2e/fixtures.ts'
import { createStore } from '../../../e2e/own-store.ts'
import { checkSkew } from '../skew/check-skew.ts'

for (const [title, order] of [
  ['the host first', owners],
  ['the host last', [...owners].reverse()],
] as const) {
  test(`an empty store: host and areas pass every gate and go live, ${title}`, async ({ page, runtimeConfig }) => {
    test.setTimeout(180_000)
    const { folder, releases } = await createStore()
    const lines: string[] = []
    for (const owner of order) {
      const release = releases[owner]
      await checkSkew(folder, { owner, release, say: (line) => void lines.push(line) })
      await promote(folder, { owner, release, why: 'a test', base: null })
    }
    expect(lines.filter((line) => !line.includes('✓'))).toEqual([])
    for (const owner of owners) expect(lines.some((line) => line.includes(releases[owner])), owner).toBe(true)

    const app = await startApp(runtimeConfig, folder.place)
    await page.goto(`${app.url}/`)
    await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
    // Closed first: an open page would log failed requests once the server has stopped.
    await page.close()
    await app.stop()
    await rm(path.dirname(folder.place), { recursive: true, force: true })
  })
}
