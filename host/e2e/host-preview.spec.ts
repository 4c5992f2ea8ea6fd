import type { Page } from '@playwright/test'
import { previewText } from '@xhkt/contract/federation/preview'
import { endPreviews, givePreview } from '@xhkt/release/preview'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { expect, type OwnStore, test as base } from '../../scripts/e2e/own-store.ts'

/** `test` with a deployment that allows previews. */
const test = base.extend({
  runtimeConfig: [{ previews: true }, { scope: 'worker' }],
  // The badge's text is logged too.
  allowedConsole: [/版本|preload|status of 404|boom|failed at entry/],
})

// In series, as a second worker would set up everything again.
test.describe.configure({ mode: 'default' })

/** Publishes an edited host, and returns the address of its preview. */
async function give(store: OwnStore, edit: (name: string, text: string) => string): Promise<{ address: string; release: string }> {
  const release = await store.variant('host', { edit })
  await passSkew(store.folder, { owner: 'host', release })
  const preview = await givePreview(store.folder, { owner: 'host', release, name: 'a test', days: 1 })
  return { address: `/search?sort=new&release=${previewText(preview)}`, release }
}

const badge = (page: Page) => page.getByRole('complementary', { name: '非线上版本' })
const expectHost = (page: Page, release: string) => expect(page.locator(`script[src^="/host/${release}/"]`).first()).toBeAttached()

test('every tab of the browser runs a preview of the host, with a badge, until one leaves it', async ({ page, context, store }) => {
  const { address, release } = await give(store, (name, text) => (name.endsWith('.js') ? text.replaceAll('正在预览还没有上线的版本', '正在试用还没有上线的版本') : text))
  await page.goto(address)
  await expect(badge(page)).toContainText(`正在试用还没有上线的版本：host ${release}`)
  await expect(page).toHaveURL('/search?sort=new')
  await expectHost(page, release)
  const other = await context.newPage()
  await other.goto('/search')
  await expect(badge(other)).toContainText(`正在试用还没有上线的版本：host ${release}`)
  await badge(other).getByRole('button', { name: '回到线上版本' }).click()
  await expect(badge(other)).toBeHidden()
  await expectHost(other, store.releases.host)
  await other.close()
})

test('a tab goes back to the live host when the preview ends, and says so', async ({ page, store }) => {
  const { address, release } = await give(store, (_, text) => text)
  await page.goto(address)
  await expect(badge(page)).toContainText(`host ${release}`)
  await endPreviews(store.folder, { name: 'a test' })
  await page.reload()
  await expect(badge(page).getByRole('alert')).toContainText('地址无效，或预览已经结束')
  await expectHost(page, store.releases.host)
})

test('a preview of the host that does not start is replaced by the live host, which says so', async ({ page, store }) => {
  const { address } = await give(store, (name, text) => (/^main\..*js$/.test(name) ? `throw new Error('boom');${text}` : text))
  await page.goto(address)
  await expect(badge(page).getByRole('alert')).toContainText('服务器没有这个预览的页面，或页面无法打开')
  await expectHost(page, store.releases.host)
})
