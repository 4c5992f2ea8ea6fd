import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { everyCase } from '../../scripts/lib/every-case.ts'
import { menuRoutes } from './menu-routes.ts'

// Every page in one document, as reloads would take most of the time.

const buyer = '13800000001'
const newcomer = '13800000002'
const picture = { name: '封面.webp', mimeType: 'image/webp', buffer: readFileSync('scripts/commands/media/pictures/covers/01.webp') }

test.use({ allowedConsole: [/Failed to load resource/] })

/** Enters a page, and waits until nothing of it loads. */
async function enter(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await follow(page, path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('main [data-skeleton], main [aria-busy="true"]')).toHaveCount(0)
}

/** One page for each skeleton. */
const kinds = menuRoutes.filter(({ skeleton }, at) => menuRoutes.findIndex((other) => other.skeleton === skeleton) === at)
/** The message that a page is empty, and that it has failed, is the same on every page. */
const withoutContent = everyCase ? menuRoutes : kinds.slice(0, 3)

for (const [who, phone, routes] of [['with everything', buyer, menuRoutes], ['without anything', newcomer, withoutContent]] as const) {
  test(`a learner ${who}: no page of the centre has a violation`, async ({ page }) => {
    await signIn(page, phone)
    await page.goto('/personal/myCourse')
    for (const route of routes) {
      await enter(page, route)
      await test.step(route.path, () => axe(page))
    }
  })
}

test('the dialogs of the centre have no violation', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/personal/myCourse')
  const dialog = page.getByRole('dialog')
  const check = async (button: string | RegExp, name: string, close: string | RegExp): Promise<void> => {
    await test.step(name, async () => {
      await page.getByRole('main').getByRole('button', { name: button }).first().click()
      await expect(dialog).toBeVisible()
      await axe(page)
      await dialog.getByRole('button', { name: close }).first().click()
      await expect(dialog).toHaveCount(0)
    })
  }
  await check(/^签署协议/, 'the agreement', /关闭|Close/)
  await follow(page, '/personal/myOrder')
  await check(/^取消订单/, 'a question with a choice', '取消')
  await follow(page, '/personal/reservation')
  await check(/^取消预约/, 'a question', '取消')
  await follow(page, '/personal/safety')
  await check('更换手机号', 'change of phone', '取消')
  await check('注销账号', 'closing the account', '知道了')
  await check('下载副本', 'a copy of the data', '取消')
  await follow(page, '/personal/personalData')
  await page.getByLabel('选择头像图片').setInputFiles(picture)
  await expect(dialog.getByRole('button', { name: '保存头像' })).toBeVisible()
  await axe(page)
})

test('the centre has no violation while it loads', async ({ page, sandbox }) => {
  await signIn(page, buyer)
  await sandbox.fault({ match: '/v1/user', delay_ms: 60_000 })
  await page.goto('/aboutUs')
  for (const { path, title } of kinds) {
    await follow(page, path)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await test.step(`${path} loads`, () => axe(page))
  }
})

test('the centre has no violation without the API', async ({ page, sandbox }) => {
  await signIn(page, buyer)
  await sandbox.fault({ match: '/v1/user', status: 503 })
  await page.goto('/aboutUs')
  for (const { path, title } of withoutContent) {
    await follow(page, path)
    await expect(page.getByRole('main').getByRole('button', { name: '重试' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await test.step(`${path} without the API`, () => axe(page))
  }
})

test('the centre has no violation offline', async ({ page, context }) => {
  await signIn(page, buyer)
  await page.goto('/personal/myCourse')
  const lists = [
    { path: '/personal/myMessage', title: '我的消息', other: '?page=2' },
    { path: '/personal/myOrder', title: '我的订单', other: '?tab=refund' },
    { path: '/personal/monthCalendar', title: '直播日历', other: '?month=2027-05&view=list' },
  ]
  // Loads the code of the pages before the network goes, but not the lists that are opened below.
  for (const list of lists) await enter(page, list)
  await context.setOffline(true)
  for (const { path, title, other } of lists) {
    await follow(page, path + other)
    // The previous page also says that the network is gone, so the heading must change first.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(/网络已断开/).first()).toBeVisible()
    await test.step(`${path}${other} offline`, () => axe(page))
  }
})
