import type { Page } from '@playwright/test'
import type { Registry } from '@xhkt/contract/federation/registry'
import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { signIn } from '../../scripts/e2e/fixtures.ts'
import { expect, test } from '../../scripts/e2e/own-store.ts'
import { button, cards, enter, enterAndLearn, enterLater, isRegistry, notice, open, promoteNew, releasesAskedFor, stayed } from './upgrade-page.ts'

// Messages of the browser about a registry that fails to load, and about the release that fails.
test.use({ allowedConsole: [/registry\.json|failed at render|boom/] })

/** Renames every class, as another build does, and changes the background of cards. */
const restyled = (name: string, text: string): string => {
  const renamed = text.replaceAll(/\bcatalog-([a-z\d-]+-[\w-]{4})-(\w+)(?![\w-])/g, 'catalog-new-$2-$1')
  return name.endsWith('.css') ? `${renamed} [class*="catalog-new-card-"]{background:rgb(1, 2, 3)}` : renamed
}

/** Selectors of a release's styles that still match an element of the page. */
const followed = (page: Page, release: string) =>
  page.evaluate((folder) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(folder))
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSStyleRule)
    const applied = rules.filter(({ selectorText }) => document.querySelector(selectorText))
    return { sheets: sheets.length, applied: applied.map(({ selectorText }) => selectorText) }
  }, `/catalog/${release}/`)

test('a newer release is offered on entering a page, and applied without a reload', async ({ page, context, store }) => {
  await signIn(page, '13800000001')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page)
  await expect(cards(page).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  // Both tabs share the clock.
  await expect(cards(other).first()).toBeVisible()
  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()
  const registry = (await (await page.request.get('/registry.json')).json()) as Registry
  const routes = registry.areas.catalog?.routes.map((route) => ({ ...route, title: `新${route.title}` }))
  const release = await promoteNew(store, { edit: restyled, manifest: { routes } })

  // A page that has just loaded does not check.
  await enter(page, '考研')
  expect(requests.filter((url) => /registry\.json|upgrade/.test(url))).toEqual([])
  await expect(notice(page)).toBeHidden()

  await enterLater(page, '公务员')
  await expect(notice(page)).toBeVisible()
  await expect(cards(page).first()).not.toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(page).toHaveTitle('学海课堂-课程分类')
  await button(page, '更新').focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(page).toHaveTitle('学海课堂-新课程分类')
  expect(await followed(page, store.releases.catalog)).toMatchObject({ sheets: 3, applied: [] })
  expect((await followed(page, release)).applied).not.toEqual([])
  expect(await stayed(page)).toBe(true)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
  await expect(notice(page)).toBeHidden()

  // Another tab keeps its release.
  const asked = releasesAskedFor(other)
  await enter(other, '考研')
  await expect.poll(() => [...asked]).toEqual([store.releases.catalog])
})

test('an upgrade of hidden pages: the lesson plays on, and the page kept alive unmounts', async ({ page, store }) => {
  await signIn(page, '13800000001')
  await open(page, '/classified/index?course_category_id=1')
  await expect(page.getByRole('navigation', { name: '细分' })).toBeVisible()
  const lesson = '/live?course_id=1001&section_id=10010101'
  await page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
  }, lesson)
  const video = page.locator('video')
  await expect(video).toBeVisible()
  const otherLesson = page.getByRole('main').locator('a[href*="section_id="]:not([aria-current])').first()
  // Timeouts of loads run on the page's clock.
  await expect(otherLesson).toBeVisible()
  await promoteNew(store, { edit: (_, text) => text.replaceAll('细分', '子分类') })
  await page.clock.fastForward(61_000)
  await otherLesson.click()
  await expect(notice(page)).toBeVisible()
  await expect(video).toBeVisible()
  await video.evaluate((element) => element.setAttribute('data-stayed', ''))
  await button(page, '更新').click()
  await expect(notice(page)).toBeHidden()
  await expect(video).toHaveAttribute('data-stayed')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: '子分类' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '细分' })).toBeHidden()
  expect(await stayed(page)).toBe(true)
})

test('an update is not offered over unsaved changes or a dialog, and not again once dismissed', async ({ page, store }) => {
  await open(page, '/login')
  await promoteNew(store)
  await enterLater(page)
  await expect(notice(page)).toBeVisible()
  // An open dialog comes first.
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog')
  // The dialog handles Escape once it has the focus.
  await expect(dialog.getByRole('button', { name: '微信登录' })).toBeFocused()
  await expect(notice(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(notice(page)).toBeVisible()

  await page.goBack()
  await page.getByRole('main').getByLabel('密码', { exact: true }).fill('geheim')
  await expect(notice(page)).toBeHidden()
  // The form restores its draft.
  await enter(page, '考研')
  await expect(notice(page)).toBeHidden()
  await page.goBack()
  await page.getByRole('main').getByLabel('密码', { exact: true }).fill('')
  await enter(page, '考研')
  await expect(notice(page)).toBeVisible()

  await button(page, '关闭').click()
  await expect(notice(page)).toBeHidden()
  await enterAndLearn(page, '公务员', '考研')
  await expect(notice(page)).toBeHidden()
  await promoteNew(store)
  await enterLater(page, '公务员')
  await expect(notice(page)).toBeVisible()
})

test('a release that fails after the upgrade is replaced by the release before, and is not offered again', async ({ page, store }) => {
  await open(page)
  await promoteNew(store, { edit: throwsAtRender('categories') })
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  await enterLater(page)
  await button(page, '更新').click()
  await expect.poll(() => said.join('\n')).toContain(`fallback release ${store.releases.catalog}`)
  await expect(cards(page).first()).toBeVisible()
  await enterAndLearn(page, '公务员', '考研')
  await expect(notice(page)).toBeHidden()
  // A repaired release is offered.
  await promoteNew(store)
  await enterLater(page, '公务员')
  await expect(notice(page)).toBeVisible()
})

test('open tabs revalidate the registry without a body', async ({ request }) => {
  const first = await request.get('/registry.json')
  const { etag = '', 'cache-control': caching } = first.headers()
  expect(caching).toBe('no-cache')
  const again = await request.get('/registry.json', { headers: { 'if-none-match': etag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
})

test('a rollback is offered to the tabs that run the release', async ({ page, store }) => {
  await promoteNew(store)
  await open(page)
  await expect(cards(page).first()).toBeVisible()
  await store.rollback('catalog')
  await enterLater(page)
  const asked = releasesAskedFor(page)
  // By keyboard: a pointer would rest on the card below and prefetch its page from the old release.
  await button(page, '更新').press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => [...asked]).toEqual([store.releases.catalog])
})

test('a new host is applied by a reload', async ({ page, store }) => {
  await open(page)
  const release = await store.variant('host', { edit: (name, text) => (name.startsWith('main.') ? `${text}/**/` : text) })
  await store.promote('host', release)
  await enterLater(page)
  await button(page, '更新').click()
  await expect.poll(() => page.locator(`script[src^="/host/${release}/"]`).count()).toBeGreaterThan(0)
  await expect(cards(page).first()).toBeVisible()
  expect(await stayed(page)).toBe(false)
})

test('no upgrade loses the text of a hidden form', async ({ page, store }) => {
  await signIn(page, '13800000001')
  await open(page, '/personal/safety')
  const field = page.getByLabel('新密码')
  await field.fill('learn2026')
  await promoteNew(store)
  await enterAndLearn(page, '考研', '公务员')
  await expect(notice(page)).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(field).toHaveValue('learn2026')
  await field.clear()
  await enterLater(page)
  await expect(notice(page)).toBeVisible()
})

test('a registry that fails to load offers nothing, until it loads', async ({ page, store }) => {
  await open(page)
  await promoteNew(store)
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  const good = await (await page.request.get('/registry.json')).text()
  const faults: [string, { status?: number; body?: string } | 'down'][] = [
    ['down', 'down'],
    ['an error', { status: 503, body: '' }],
    ['a page', { body: '<!doctype html><title>x</title>' }],
    ['cut off', { body: good.slice(0, good.length / 2) }],
    ['of another shape', { body: '{"seq":9,"areas":{"catalog":{"release":"9.9.9-x"}}}' }],
    ['leading elsewhere', { body: good.replaceAll('/catalog/9.0', '//evil.example/9.0') }],
  ]
  for (const [, fault] of faults) {
    await page.route('**/registry.json', (route) => (fault === 'down' ? route.abort() : route.fulfill(fault)))
    const ended = fault === 'down' ? page.waitForEvent('requestfailed', isRegistry) : page.waitForEvent('response', (response) => isRegistry(response.request()))
    await enterLater(page)
    await ended
    // Enters another page within the minute: an accepted answer would be offered there.
    await enter(page, '公务员')
    await expect(notice(page)).toBeHidden()
    await page.unroute('**/registry.json')
  }
  // A request that hangs times out after 3 s.
  await page.route('**/registry.json', () => undefined)
  const asked = page.waitForEvent('request', isRegistry).then(() => Date.now())
  const given = page.waitForEvent('requestfailed', isRegistry).then(() => Date.now())
  await enterLater(page)
  expect((await given) - (await asked)).toBeLessThan(6_000)
  await page.unroute('**/registry.json')
  await enterLater(page, '公务员')
  await expect(notice(page)).toBeVisible()
  expect(said).toEqual([])
})
