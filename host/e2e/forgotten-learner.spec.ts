import type { Page } from '@playwright/test'
import { expect, liveRoomIds, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { logInWithoutSlider } from '../../scripts/e2e/login.ts'
import { addressOf } from '../../scripts/lib/route-addresses.ts'
import { changed, keptIn } from './browser-storage.ts'
import { declaredRoutes } from './declared-routes.ts'

const learner = '13800000001'
const liveRoom = `/living?live_room_id=${liveRoomIds.free}`

/** What may differ from the browser before the login. */
const exceptions: [name: RegExp, reason: string][] = [
  [/^local xhkt_session_changed$/, 'a random number that tells other tabs of the logout'],
  [/^local xhkt_first_view$/, 'the first view of home, which is the same for everyone'],
  [/^local xhkt_sys_config$/, 'the public config of the site, with the time of its answer'],
  [/^local xhkt_code_resend_at$/, 'when this browser may ask for a code again'],
  [/^(local xhkt_study_reports\.|database xhkt_study_reports )/, 'progress that the server has not acknowledged: kept for its learner, by their id'],
]
const isException = (name: string): boolean => exceptions.some(([allowed]) => allowed.test(name))

const { host, ...ofAreas } = declaredRoutes
const every = [...Object.values(ofAreas).flat(), ...host]
const visited = every.filter(({ page }, at) => every.findIndex((other) => other.page === page) === at)

// The browser logs refused calls of pages without an order, and the chat's connection, which ends with the session.
test.use({ allowedConsole: [/Failed to load resource|WebSocket/] })

const open = (page: Page, path: string) => page.goto(path).then(() => expect(page.getByRole('main').locator('a').first()).toBeVisible())
const isConnected = (page: Page) => expect(page.getByRole('region', { name: '聊天' })).toHaveAttribute('data-connection', 'connected')
async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /林晓/ }).click()
  await Promise.all([page.getByText('退出登录成功').waitFor(), page.getByRole('banner').getByText('退出登录').click()])
}

async function visit(page: Page, routes: typeof visited, check?: (path: string) => Promise<void>): Promise<void> {
  for (const route of routes) {
    await follow(page, addressOf(route))
    await expect(page.getByRole('main').locator('h1:not([data-skeleton] *), h2, a, button').first(), route.path).toBeVisible()
    // The demo has skeletons as examples.
    if (route.page !== 'demo') await expect(page.locator('main [data-skeleton]').filter({ visible: true }), route.path).toHaveCount(0)
    await check?.(route.path)
  }
}

async function visitEverything(page: Page): Promise<void> {
  await visit(page, visited)
  await page.getByRole('combobox', { name: '搜索课程' }).fill('心脏病')
  await page.keyboard.press('Enter')
  await page.waitForURL(/keyword=/)
  // The live room stays open, because its chat writes to the storage once more while it logs out.
  await follow(page, liveRoom)
  await isConnected(page)
}

test('a logout leaves the browser as it was before the login, after a visit of every page [session#logout]', async ({ page, context, sandbox }) => {
  test.setTimeout(240_000)
  await sandbox.configure({ pc_check_graph_switch: 0 })
  await open(page, '/')
  const before = await keptIn(page)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logInWithoutSlider(page, sandbox, learner)
  await visitEverything(page)
  expect(changed(before, await keptIn(page)).some((name) => name.startsWith('local TIM_'))).toBe(true)

  const other = await context.newPage()
  await open(other, '/')
  await logOut(other)
  for (const tab of [page, other]) {
    // A tab behind another one draws one frame a second, and its chat may still log out.
    await tab.bringToFront()
    await expect.poll(() => keptIn(tab).then((after) => changed(before, after).filter((name) => !isException(name)))).toEqual([])
  }
})

test('a session that ends while the browser is closed leaves nothing in the browser [session#logout]', async ({ page, context, sandbox }) => {
  await sandbox.configure({ pc_check_graph_switch: 0 })
  await open(page, '/')
  const before = await keptIn(page)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logInWithoutSlider(page, sandbox, learner)
  await page.evaluate(() => localStorage.setItem('xhkt_search_history', '["心脏病"]'))
  await page.goto(liveRoom)
  await isConnected(page)
  await page.close()
  await context.clearCookies()
  const next = await context.newPage()
  await open(next, '/')
  expect(changed(before, await keptIn(next)).filter((name) => !isException(name))).toEqual([])
})

test('the next learner in the same browser sees nothing of the former one, whose session ended while it was closed', async ({ page, context, sandbox }) => {
  test.setTimeout(240_000)
  await sandbox.configure({ pc_check_graph_switch: 0 })
  await signIn(page, learner)
  await open(page, '/')
  await page.getByRole('combobox', { name: '搜索课程' }).fill('心脏病')
  await page.keyboard.press('Enter')
  await page.waitForURL(/keyword=/)
  await follow(page, '/personal/feedback')
  await page.getByRole('button', { name: '写反馈' }).click()
  await page.getByRole('textbox', { name: '反馈内容' }).fill('心脏病的课程打不开')
  await page.close()
  await context.clearCookies()

  const next = await context.newPage()
  await open(next, '/')
  await next.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logInWithoutSlider(next, sandbox, '13800000002')
  await next.getByRole('combobox', { name: '搜索课程' }).click()
  await expect(next.getByText('热门搜索')).toBeVisible()
  await next.keyboard.press('Escape')
  const own = [...ofAreas.checkout, ...ofAreas.personal].filter((route) => visited.includes(route))
  await visit(next, own, async (path) => {
    const words = await next.locator('body').evaluate((body) => [body.textContent, ...[...body.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)].join(' '))
    expect(words, path).not.toMatch(/林晓|心脏病|学院路/)
  })
})
