import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { type Counts, growth, LeakDetector } from '../../scripts/e2e/leaks.ts'
import { leakedKinds, leakOneOfEach } from './leak-one-of-each.ts'

// A trace keeps references to what it has seen of each page.
test.use({ trace: 'off' })

const main = (page: Page): Locator => page.getByRole('main')

/** Pages of the host, which show nothing of an area. */
async function leave(page: Page, byHistory: boolean): Promise<void> {
  if (byHistory) await page.evaluate(() => history.back())
  else await follow(page, '/aboutAndcontact/index/contact')
  await expect(main(page).getByRole('heading', { name: '联系我们', level: 1 })).toBeVisible()
}

interface Visit {
  area: string
  name: string
  /** Or an action that opens it. */
  address: string | ((page: Page) => Promise<string>)
  /** Visible once the page has loaded. */
  seen: (page: Page) => Promise<unknown>
}

const course = (page: Page) => expect(main(page).locator('a[href^="/courseDetail"]').first()).toBeVisible()
const picture = (page: Page) => expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime), { intervals: [20] }).toBeGreaterThan(0)
const control = (name: string | RegExp) => (page: Page) => expect(main(page).getByRole('button', { name })).toBeVisible()

async function order(page: Page): Promise<string> {
  await page.goto('/payment?course_id=1003')
  await main(page).getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL(/wx_pay/)
  return new URL(page.url()).search
}

const visits: Visit[] = [
  { area: 'catalog', name: 'home', address: '/', seen: course },
  { area: 'catalog', name: 'the list of a category', address: '/categories', seen: course },
  { area: 'catalog', name: 'the classified page', address: '/classified/index', seen: course },
  { area: 'catalog', name: 'a search', address: '/search?keyword=法', seen: course },
  { area: 'catalog', name: 'a course', address: '/courseDetail?course_id=1001', seen: (page) => expect(main(page).getByRole('heading', { level: 1 })).toBeVisible() },
  { area: 'player', name: 'a lesson that plays', address: '/live?course_id=1001&section_id=10010101', seen: picture },
  { area: 'player', name: 'a lesson that is left before it plays', address: '/live?course_id=1001&section_id=10010101', seen: (page) => expect(page.locator('video')).toBeAttached() },
  { area: 'checkout', name: 'an order', address: '/payment?course_id=1003', seen: control('提交订单') },
  {
    area: 'checkout',
    name: 'a payment that is waited for',
    address: async (page) => `/wx_pay${await order(page)}`,
    seen: (page) => expect(main(page).getByRole('img', { name: '微信支付二维码' })).toBeVisible(),
  },
  { area: 'personal', name: 'my courses', address: '/personal/myCourse', seen: (page) => expect(main(page).locator('a[href^="/live"]').first()).toBeVisible() },
  { area: 'personal', name: 'the change of the password', address: '/personal/safety', seen: control('修改密码') },
]

const rounds = 50

for (const { area, name, address, seen } of visits) {
  test(`${area}: ${rounds} mounts and unmounts of ${name} leave nothing behind`, async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page, '13800000001')
    const detector = await LeakDetector.start(page)
    const path = typeof address === 'string' ? address : await address(page)
    await page.goto('/aboutAndcontact/index/contact')
    const mount = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) {
        await follow(page, path)
        await seen(page)
        await leave(page, time % 2 === 0)
      }
    }
    const leftBehind = async (): Promise<Counts> => {
      const before = await detector.count()
      await mount(rounds)
      return detector.growthSince(before)
    }
    // What loads once and stays does so in the first rounds.
    await mount(4)
    let grown = await leftBehind()
    for (let times = 0; times < 3 && Object.keys(grown).length > 0; times++) {
      // A timer of the shell may be between two ticks, or the last page not collected yet. A leak grows in each round.
      const again = await leftBehind()
      grown = Object.fromEntries(Object.entries(again).filter(([name]) => name in grown))
    }
    expect(grown).toEqual({})
  })
}

test('each kind of leak is detected', async ({ page }) => {
  await page.route('**/never', () => undefined)
  await signIn(page, '13800000001')
  const detector = await LeakDetector.start(page)
  const last = page.waitForResponse(/\/host\/.*\/prefetch\.[^/]*\.js/)
  await page.goto('/aboutAndcontact/index/contact', { waitUntil: 'networkidle' })
  await expect(main(page).getByRole('heading', { name: '联系我们', level: 1 })).toBeVisible()
  // The prefetch chunk loads when the page is idle, and its listeners stay for the life of the page.
  await (await last).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const before = await detector.count()
  for (let mount = 0; mount < 3; mount++) await page.evaluate(leakOneOfEach)
  const left = Object.fromEntries(leakedKinds.map((name) => [name, 3]))
  await expect.poll(async () => growth(before, await detector.count())).toEqual({ ...left, 'style sheet': 6, node: 6 })
})
