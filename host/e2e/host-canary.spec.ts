import type { Page } from '@playwright/test'
import { endCanary, setCanary } from '@xhkt/release/canary'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'

test.describe.configure({ mode: 'default' })

const device = '3f1de2a0-0000-4000-8000-000000000000'

/** Publishes an edited host, and gives it to the browser of the test. */
async function give(store: OwnStore, edit?: (name: string, text: string) => string): Promise<string> {
  const release = await store.variant('host', { edit })
  await passSkew(store.folder, { owner: 'host', release })
  await setCanary(store.folder, { owner: 'host', release, share: 0, devices: [device], base: store.releases.host, why: 'a test' })
  return release
}

const hostOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { host } = JSON.parse(document.getElementById('xhkt-registry')?.textContent ?? '{}') as { host?: { release: string } }
    return host?.release ?? null
  })

async function open(page: Page): Promise<string | null> {
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  return hostOf(page)
}

test('a browser gets the canary of the host from its second page, until the canary ends', async ({ page, store }) => {
  const live = store.releases.host
  const canary = await give(store)
  await page.addInitScript((id) => localStorage.setItem('xhkt_device_id', id), device)
  expect([await open(page), await open(page), await open(page)]).toEqual([live, canary, canary])
  await endCanary(store.folder, { owner: 'host', base: live, why: 'a test' })
  expect(await open(page)).toBe(live)
})

test('another browser keeps the live host', async ({ page, store }) => {
  await give(store)
  expect([await open(page), await open(page)]).toEqual([store.releases.host, store.releases.host])
})

test.describe('a canary of the host that does not start', () => {
  test.use({ allowedConsole: [/boom|failed at entry|preload/] })

  test('is replaced by the live host at once, and reported', async ({ page, store }) => {
    const live = store.releases.host
    const canary = await give(store, (name, text) => (/^main\./.test(name) && name.endsWith('.js') ? `throw new Error('boom');${text}` : text))
    await page.addInitScript((id) => localStorage.setItem('xhkt_device_id', id), device)
    expect(await open(page)).toBe(live)
    const beacon = page.waitForRequest((request) => request.url().endsWith('/collector/beacons') && (request.postData() ?? '').includes('"step":"entry"'))
    await page.goto('/', { waitUntil: 'commit' })
    expect((await beacon).postDataJSON()).toMatchObject({ failures: [{ area: 'host', release: canary, fallback_release: live }] })
    await expect.poll(() => hostOf(page).catch(() => null)).toBe(live)
    expect(await open(page)).toBe(live)
  })
})
