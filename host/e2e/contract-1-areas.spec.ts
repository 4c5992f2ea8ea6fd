import type { Page } from '@playwright/test'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { publishContract1Areas } from '../../scripts/e2e/contract-1-areas.ts'
import { signIn } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'
import { expect, type OwnStore, test as base } from '../../scripts/e2e/own-store.ts'
import { sharedIn } from './shared-in.ts'

// The areas that were released before `shared` became contract, platform and kit, with the host of the sources. This file goes with
// contract major 1 (docs/decisions/038-contract-major-2.md).
const test = base.extend<object, { old: Record<Area, string> }>({
  old: [async ({ store }: { store: OwnStore }, use) => use(await publishContract1Areas(store.folder)), { scope: 'worker' }],
})

// In series, as a second worker would set up everything again.
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')

/** By the share keys of both majors. */
const keysOf = (name: string): string[] => [`@xhkt/platform/${name}`, `@xhkt/shared/${name}`]
const usedByAll = [['react'], keysOf('query')]
const usedBySome = ['auth', 'api', 'router'].map(keysOf)
const onDemand = ['antd/form', 'sms-code'].map(keysOf)

/** Home, a course, its lesson, the payment page and my courses, in one tab; gives the releases that it has loaded scripts of. */
async function journey(page: Page): Promise<Set<string>> {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, area, release] = /\/(catalog|player|checkout|personal)\/([^/]+)\/.*\.js$/.exec(request.url()) ?? []
    if (area && release) loaded.add(`${area} ${release}`)
  })
  await page.goto('/')
  await expect(main(page).locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await follow(page, '/courseDetail?course_id=1001')
  // Home has such links and a heading too.
  await expect(page).toHaveTitle('学海课堂-课程详情')
  await expect(loadedHeading(page)).toHaveText(/考研数学全程班/)
  await main(page).getByRole('link', { name: /继续学习/ }).first().click()
  await expect(page).toHaveURL(/\/live\?course_id=1001/)
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(2)
  await video.evaluate((element: HTMLVideoElement) => element.play())
  const place = await video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(place + 1)
  await follow(page, '/payment?course_id=1003')
  await expect(main(page).getByRole('button', { name: '提交订单' })).toBeVisible()
  await follow(page, '/personal/myCourse')
  await expect(main(page).locator('a[href^="/live"]').first()).toBeVisible()
  return loaded
}

/** Each library is there once; with `users`, these and no others use it. */
async function expectOnce(page: Page, keysOfLibraries: string[][], users?: string[]): Promise<void> {
  for (const library of (await sharedIn(page, keysOfLibraries)).libraries) {
    expect(library).toEqual({ keys: library.keys, modules: 1, users: users ?? library.users })
  }
}

for (const [what, isOld] of [
  ['all areas of contract major 1', () => true],
  ['all areas of contract major 1 but the catalog', (area) => area !== 'catalog'],
] as [string, (area: Area) => boolean][]) {
  test(`${what}: a learner walks through them, and each shared library is there once`, async ({ page, store, old }) => {
    test.setTimeout(90_000)
    for (const area of areas.filter(isOld)) await store.promote(area, old[area])
    await signIn(page, '13800000001')
    const loaded = await journey(page)
    expect([...loaded].sort()).toEqual(areas.map((area) => `${area} ${(isOld(area) ? old : store.releases)[area]}`).sort())
    await expectOnce(page, usedByAll, ['host', 'xhkt_catalog', 'xhkt_checkout', 'xhkt_personal', 'xhkt_player'])
    await expectOnce(page, usedBySome)

    await follow(page, '/personal/safety')
    const password = main(page).getByLabel('新密码', { exact: true })
    await password.fill('study2027')
    await expect(password).toHaveValue('study2027')
    await expectOnce(page, onDemand, ['xhkt_personal'])
  })
}

test('a toast and a question of an area of contract major 1 are shown, and the answer reaches the area', async ({ page, store, old }) => {
  await store.promote('catalog', old.catalog)
  await signIn(page, '13800000002')
  await page.goto('/')
  const reserve = main(page).getByRole('button', { name: /预约/ }).first()
  await reserve.click()
  await expect(page.getByRole('status').getByText('预约成功')).toBeVisible()
  await expect(reserve).toHaveText(/^已预约/)
  await reserve.click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('status').getByText('已取消预约')).toBeVisible()
  await expect(reserve).toHaveText(/^预约/)
})

test.describe('behind a new release', () => {
  // React says itself what a page has thrown.
  test.use({ allowedConsole: [/failed at|boom/] })

  test('a release of contract major 1 is what a page falls back to, and what a rollback gives', async ({ page, store, old }) => {
    await store.promote('catalog', old.catalog)
    await store.promote('catalog', await store.variant('catalog', { edit: throwsAtRender('home') }))
    await store.promote('personal', old.personal)
    await store.promote('personal', store.releases.personal)
    await store.rollback('personal')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await signIn(page, '13800000001')
    await page.goto('/')
    await expect(main(page).locator('a[href^="/courseDetail"]').first()).toBeVisible()
    await follow(page, '/personal/myCourse')
    await expect(main(page).locator('a[href^="/live"]').first()).toBeVisible()
    for (const area of ['catalog', 'personal'] as const) {
      expect(asked.filter((url) => url.includes(`/${area}/${old[area]}/container.`)), area).toHaveLength(1)
    }
  })
})
