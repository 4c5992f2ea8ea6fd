import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { linkSourceStore } from '../../../e2e/source-releases.ts'
import { serveFolders } from '../../../e2e/serve-folders.ts'
import { buildElsewhere } from '../../../e2e/another-bundler.ts'
import { expect, signIn, test as base, watchReloads } from './dev-test.ts'
import { DevProcess } from './dev-process.ts'

/**
 * `test` with a development server that compiles player alone, beside the host, and allows the origin of a remote that was built elsewhere.
 * Starting it is no part of the time of the test.
 */
const test = base.extend<object, { store: string; releases: Record<Owner, string>; remote: string }>({
  remote: [
    async ({}, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'elsewhere-'))
      const server = await serveFolders({ shop: buildElsewhere(place, { bundler: 'rspack', container: 'shop' }) })
      await use(`${server.url}/shop/mf-manifest.json`)
      server.close()
      await rm(place, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
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
    // `releases` fills the store before the server starts.
    async ({ copy, store, remote, releases: _ }, use) => {
      const dev = await DevProcess.start(copy, 'player', '--store', store, '--override', new URL(remote).origin)
      await use(dev)
      expect(await dev.stop()).toBe(0)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.describe.configure({ timeout: 120_000 })

/** A wait that includes a compilation: an area is compiled on its first request. */
const compileWait = { timeout: 60_000 }

test('with player from source, an edit in it shows in the open page, and the other areas are the releases of the store', async ({ page, copy, releases }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
  await page.goto('/courseDetail?course_id=1001')
  await page.getByRole('main').getByRole('link', { name: /试听/ }).first().click(compileWait)
  await expect(page.getByText('登录后可以保存学习进度')).toBeVisible(compileWait)
  await expect.poll(() => scripts).toContain('/player/0.0.0-dev/container.js')
  expect(scripts.filter((name) => name.startsWith('/catalog/') && !name.startsWith(`/catalog/${releases.catalog}/`))).toEqual([])

  const video = page.locator('video')
  await expect(video).toBeVisible(compileWait)
  await video.evaluate((element) => element.setAttribute('data-typed', 'here'))
  const same = await watchReloads(page)
  await copy.edit('remote-player/src/features/lesson/ui/sign-in-hint.tsx', '下次接着学', '下次从这里接着学')
  await expect(page.getByText('下次从这里接着学')).toBeVisible(compileWait)
  await expect(video).toHaveAttribute('data-typed', 'here')
  expect(await same()).toBe(true)
})

test.describe('a remote of an origin that is named by --override', () => {
  test.use({ allowedConsole: [/开发覆盖/] })

  test('runs in the place of an area', async ({ page, remote }) => {
    await signIn(page, '13800000001')
    await page.goto(`/payment?course_id=1002&xhkt_override=${encodeURIComponent(`checkout@${remote}`)}`)
    await expect(page.getByRole('heading', { name: 'built elsewhere, for a learner' })).toBeVisible(first)
  })
})
