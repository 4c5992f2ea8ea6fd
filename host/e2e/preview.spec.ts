import type { Page } from '@playwright/test'
import { type Preview, previewFolder, previewText } from '@xhkt/contract/federation/preview'
import { endPreviews, givePreview } from '@xhkt/release/preview'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { writeKeys } from '@xhkt/release/testing/test-key'
import { expect, type OwnStore, test as base } from '../../scripts/e2e/own-store.ts'

const text = { live: '想学点什么？', tried: '想试点什么？' }

/** `test` with a deployment that allows previews, and the address of one. */
const test = base.extend<{ address: string }>({
  runtimeConfig: [{ previews: true }, { scope: 'worker' }],
  address: async ({ store }, use) => {
    const release = await store.variant('catalog', { edit: (_, file) => file.replaceAll('想学点什么', '想试点什么') })
    await passSkew(store.folder, { owner: 'catalog', release })
    const preview = await givePreview(store.folder, { owner: 'catalog', release, name: 'a test', days: 1 })
    await use(`/search?sort=new&release=${encodeURIComponent(previewText(preview))}`)
  },
  // The badge's text is logged too, and the preloads of the live release stay unused.
  allowedConsole: [/版本|preload|status of 404/],
})

// In series, as a second worker would set up everything again.
test.describe.configure({ mode: 'default' })

const badge = (page: Page) => page.getByRole('complementary', { name: '非线上版本' })

test('a tab runs a preview with a badge, also after a reload, and goes back to the live release by one click', async ({ page, context, address }) => {
  await page.goto(address)
  await expect(page.getByText(text.tried)).toBeVisible()
  await expect(badge(page)).toContainText('正在预览还没有上线的版本：catalog')
  await expect(page).toHaveURL('/search?sort=new')
  await page.reload()
  await expect(page.getByText(text.tried)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/search')
  await expect(other.getByText(text.live)).toBeVisible()
  await other.close()
  await badge(page).getByRole('button', { name: '回到线上版本' }).click()
  await expect(page.getByText(text.live)).toBeVisible()
  await expect(badge(page)).toBeHidden()
})

test('a preview is refused in words while its key is not listed, and after its file was changed', async ({ page, store: { folder }, address }) => {
  const refused = badge(page).getByRole('alert').filter({ hasText: '预览的签名无效，或签名的密钥已经停用' })
  const keys = (await folder.get('keys.json'))?.body.toString() ?? ''
  await writeKeys(folder, [])
  await page.goto(address)
  await expect(refused).toBeVisible()
  await expect(page.getByText(text.live)).toBeVisible()
  await writeKeys(folder, JSON.parse(keys))
  await page.reload()
  await expect(page.getByText(text.tried)).toBeVisible()
  const file = `${previewFolder}${address.slice(-32)}.json`
  const stored = await folder.get(file)
  const preview = JSON.parse(stored?.body.toString() ?? '') as Preview
  await folder.put(file, JSON.stringify({ ...preview, expires_at: '2099-01-01T00:00:00.000Z' }), { ifVersion: stored?.version ?? '' })
  await page.reload()
  await expect(refused).toBeVisible()
})

test('a preview that has ended is refused in words, and the page is the live one', async ({ page, store, address }) => {
  await endPreviews(store.folder, { name: 'a test' })
  await page.goto(address)
  await expect(badge(page).getByRole('alert')).toContainText('地址无效，或预览已经结束')
  await expect(page.getByText(text.live)).toBeVisible()
})

/** Publishes an edited host, and returns the address of its preview. */
async function giveHost(store: OwnStore, edit: (name: string, text: string) => string): Promise<{ address: string; release: string }> {
  const release = await store.variant('host', { edit })
  await passSkew(store.folder, { owner: 'host', release })
  const preview = await givePreview(store.folder, { owner: 'host', release, name: 'a test', days: 1 })
  return { address: `/search?sort=new&release=${previewText(preview)}`, release }
}

const expectHost = (page: Page, release: string) => expect(page.locator(`script[src^="/host/${release}/"]`).first()).toBeAttached()

test('every tab of the browser runs a preview of the host, with a badge, until one leaves it', async ({ page, context, store }) => {
  const { address, release } = await giveHost(store, (name, text) => (name.endsWith('.js') ? text.replaceAll('正在预览还没有上线的版本', '正在试用还没有上线的版本') : text))
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
  const { address, release } = await giveHost(store, (_, text) => text)
  await page.goto(address)
  await expect(badge(page)).toContainText(`host ${release}`)
  await endPreviews(store.folder, { name: 'a test' })
  await page.reload()
  await expect(badge(page).getByRole('alert')).toContainText('地址无效，或预览已经结束')
  await expectHost(page, store.releases.host)
})

test.describe('a preview of the host that does not start', () => {
  test.use({ allowedConsole: [/版本|preload|boom|failed at entry/] })

  test('is replaced by the live host, which says so', async ({ page, store }) => {
    const { address } = await giveHost(store, (name, text) => (/^main\..*js$/.test(name) ? `throw new Error('boom');${text}` : text))
    await page.goto(address)
    await expect(badge(page).getByRole('alert')).toContainText('服务器没有这个预览的页面，或页面无法打开')
    await expectHost(page, store.releases.host)
  })
})
