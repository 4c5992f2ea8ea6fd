import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { promote } from '@xhkt/release/promote'
import { readManifest } from '@xhkt/release/registry-file'
import { publishVariant } from '@xhkt/release/testing/variant'
import { startApp } from '../../../e2e/app-process.ts'
import { expect, test } from '../../../e2e/fixtures.ts'
import { createStore } from '../../../e2e/own-store.ts'
import { everyCase } from '../../../lib/every-case.ts'
import { checkSkew } from '../skew/check-skew.ts'

type Store = Awaited<ReturnType<typeof createStore>>

/** Publishes copies of these releases with the first route of each: the gates are the same, and each opens one page. */
async function withOnePage({ folder, releases }: Store, chosen: readonly Owner[]): Promise<Partial<Record<Owner, string>>> {
  const release = '9.0.0-variant'
  for (const owner of chosen) {
    const { routes } = readManifest(folder.place, owner, releases[owner])
    await publishVariant(folder, { owner, from: releases[owner], release, manifest: { routes: routes.slice(0, 1) } })
  }
  return Object.fromEntries(chosen.map((owner) => [owner, release]))
}

// Each further area would pass the same gates as the second one.
const hostFirst = { title: 'the host goes live first', order: ['host', 'catalog', 'personal'] as const, choose: withOnePage }
const hostLast = {
  title: 'the host goes live last, and every page is opened',
  order: [...owners].reverse(),
  choose: ({ releases }: Store): Partial<Record<Owner, string>> => releases,
}

for (const { title, order, choose } of everyCase ? [hostFirst, hostLast] : [hostFirst]) {
  test(`a store in which nothing is live takes host and areas with every gate: ${title}`, async ({ page, runtimeConfig }) => {
    test.setTimeout(180_000)
    const store = await createStore()
    const { folder } = store
    const releases: Partial<Record<Owner, string>> = await choose(store, order)
    const lines: string[] = []
    for (const owner of order) {
      const release = releases[owner] ?? ''
      await checkSkew(folder, { owner, release, say: (line) => void lines.push(line) })
      await promote(folder, { owner, release, why: 'a test', base: null })
    }
    expect(lines.filter((line) => !line.includes('✓'))).toEqual([])
    for (const owner of order) expect(lines.some((line) => line.includes(`${owner} ${releases[owner]}`)), owner).toBe(true)

    const app = await startApp(runtimeConfig, folder.place)
    await page.goto(`${app.url}/`)
    await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
    // Closed first: an open page would log failed requests once the server has stopped.
    await page.close()
    await app.stop()
    await rm(path.dirname(folder.place), { recursive: true, force: true })
  })
}
