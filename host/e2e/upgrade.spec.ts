import type { Page } from '@playwright/test'
import type { Registry } from '@xhkt/contract/federation/registry'
import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { signIn } from '../../scripts/e2e/fixtures.ts'
import { expect, test } from '../../scripts/e2e/own-store.ts'
import { button, cards, enterAndLearn, enterLater, follow, isRegistry, notice, open, promoteNew, releasesAskedFor, stayed } from './upgrade-page.ts'

// What a browser says of a registry that cannot be had, and of the release that is to fail.
test.use({ allowedConsole: [/registry\.json|failed at render|boom/] })

/** Every class has another name, as in another build, and cards have another ground. */
const restyled = (name: string, text: string): string => {
  const renamed = text.replaceAll(/\bcatalog-([\w-]+-module-)/g, 'catalog-new-$1')
  return name.endsWith('.css') ? `${renamed} [class*="catalog-new-course-card-module-card"]{background:rgb(1, 2, 3)}` : renamed
}

/** Selectors of a release's styles that something in the page still follows. */
const followed = (page: Page, release: string) =>
  page.evaluate((folder) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(folder))
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSStyleRule)
    const applied = rules.filter(({ selectorText }) => document.querySelector(selectorText))
    return { sheets: sheets.length, applied: applied.map(({ selectorText }) => selectorText) }
  }, `/catalog/${release}/`)

test('what is live now is offered on entering a page, and taken without a reload', async ({ page, context, store }) => {
  await signIn(page, '13800000001')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page)
  await expect(cards(page).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  // The clock is that of both tabs.
  await expect(cards(other).first()).toBeVisible()
  const registry = (await (await page.request.get('/registry.json')).json()) as Registry
  const routes = registry.areas.catalog?.routes.map((route) => ({ ...route, title: `新${route.title}` }))
  const release = await promoteNew(store, { edit: restyled, manifest: { routes } })

  // A page that has just come asks for nothing more.
  await follow(page, '考研')
  await expect(cards(page).first()).toBeVisible()
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
  expect(await followed(page, store.releases.catalog)).toMatchObject({ sheets: 2, applied: [] })
  expect((await followed(page, release)).applied).not.toEqual([])
  expect(await stayed(page)).toBe(true)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
  await expect(notice(page)).toBeHidden()

  // Another tab goes on with what it runs.
  const asked = releasesAskedFor(other)
  await follow(other, '考研')
  await expect(cards(other).first()).toBeVisible()
  await expect.poll(() => [...asked]).toEqual([store.releases.catalog])
})

test('what comes out of sight is taken for its next visit: the lesson plays on, a kept page goes', async ({ page, store }) => {
  await signIn(page, '13800000001')
  await open(page, '/classified/index')
  await expect(page.getByRole('navigation', { name: '细分' })).toBeVisible()
  const lesson = '/live?course_id=1001&section_id=10010101'
  await page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
  }, lesson)
  const video = page.locator('video')
  await expect(video).toBeVisible()
  await promoteNew(store, { edit: (_, text) => text.replaceAll('细分', '子分类') })
  await page.clock.fastForward(61_000)
  await page.getByRole('main').locator('a[href*="section_id="]:not([aria-current])').first().click()
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

test('it is not offered over something that the learner has begun, and not again once it is put away', async ({ page, store }) => {
  await open(page, '/login')
  await promoteNew(store)
  await enterLater(page)
  await expect(notice(page)).toBeVisible()
  // A dialog comes first.
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog')
  // It listens for Escape from the moment that it takes the focus.
  await expect(dialog.getByRole('button', { name: '微信登录' })).toBeFocused()
  await expect(notice(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(notice(page)).toBeVisible()

  await page.goBack()
  await page.getByRole('main').getByLabel('密码', { exact: true }).fill('geheim')
  await expect(notice(page)).toBeHidden()
  // Typed and left: the form gives it back.
  await follow(page, '考研')
  await expect(cards(page).first()).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.goBack()
  await page.getByRole('main').getByLabel('密码', { exact: true }).fill('')
  await follow(page, '考研')
  await expect(notice(page)).toBeVisible()

  await button(page, '关闭').click()
  await expect(notice(page)).toBeHidden()
  await enterAndLearn(page, '公务员', '考研')
  await expect(notice(page)).toBeHidden()
  await promoteNew(store)
  await enterLater(page, '公务员')
  await expect(notice(page)).toBeVisible()
})

test('a release that fails once taken gives its place to the one that the tab ran before, and is not offered again', async ({ page, store }) => {
  await open(page)
  await promoteNew(store, { edit: throwsAtRender('categories') })
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  await enterLater(page)
  await button(page, '更新').click()
  await expect.poll(() => said.join('\n')).toContain(`${store.releases.catalog} stands in`)
  await expect(cards(page).first()).toBeVisible()
  await enterAndLearn(page, '公务员', '考研')
  await expect(notice(page)).toBeHidden()
  // What mends it is.
  await promoteNew(store)
  await enterLater(page, '公务员')
  await expect(notice(page)).toBeVisible()
})

test('open tabs ask for the registry at the price of a header', async ({ request }) => {
  const first = await request.get('/registry.json')
  const { etag = '', 'cache-control': caching } = first.headers()
  expect(caching).toBe('no-cache')
  const again = await request.get('/registry.json', { headers: { 'if-none-match': etag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
})

test('a rollback is offered to the tabs that run what was taken back', async ({ page, store }) => {
  await promoteNew(store)
  await open(page)
  await expect(cards(page).first()).toBeVisible()
  await store.rollback('catalog')
  await enterLater(page)
  const asked = releasesAskedFor(page)
  // By keyboard: a pointer would be left on the card below, whose page is fetched from the release that the tab still runs.
  await button(page, '更新').press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => [...asked]).toEqual([store.releases.catalog])
})

test('a new host is taken by a reload', async ({ page, store }) => {
  await open(page)
  const release = await store.variant('host', { edit: (name, text) => (name.startsWith('main.') ? `${text}/**/` : text) })
  await store.promote('host', release)
  await enterLater(page)
  await button(page, '更新').click()
  await expect.poll(() => page.locator(`script[src^="/host/${release}/"]`).count()).toBeGreaterThan(0)
  await expect(cards(page).first()).toBeVisible()
  expect(await stayed(page)).toBe(false)
})

test('what was typed into a form that is out of sight is lost by no upgrade', async ({ page, store }) => {
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

test('a registry that cannot be had is as if nothing were new, until it can', async ({ page, store }) => {
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
    // Within the minute: what was learnt is offered, if it was believed.
    await follow(page, '公务员')
    await expect(cards(page).first()).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await page.unroute('**/registry.json')
  }
  // One that hangs is given up after 3 s.
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
