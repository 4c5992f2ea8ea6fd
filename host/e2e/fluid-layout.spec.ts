import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

// The mobile redirect goes by the width of the screen.
test.use({ screen: { width: 1920, height: 1080 } })
// Each test visits many pages.
test.setTimeout(120_000)

const softly = expect.configure({ soft: true })
/** The page loads at the first width, which saves a resize. */
const widths = [1280, 1920, 960, 640, 360] as const

interface Stop {
  address: string
  /** The control that the page is for. */
  main: (page: Page) => Locator
}

const inMain = (role: 'button' | 'link', name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole(role, { name }).first()
const inBar = (role: 'button' | 'link' | 'combobox', name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole(role, { name })

interface Place {
  left: number
  right: number
  covered: boolean
}

/** Runs in the page: scrolls to each element, and measures it. Null for one that the page has replaced. */
function measure(elements: (Element | null)[]): (Place | null)[] {
  return elements.map((element) => {
    if (!element?.checkVisibility()) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return { left: box.left, right: box.right, covered: !element.contains(top) && !top?.contains(element) }
  })
}

/** Loads the page once, and looks at it in windows of every width: each control is inside the window, and nothing covers its middle. */
async function expectFluid(page: Page, { address, main }: Stop, always: readonly ((page: Page) => Locator)[]): Promise<void> {
  await page.setViewportSize({ width: widths[0], height: 800 })
  await page.goto(address)
  await expect(main(page)).toBeVisible()
  const controls = [main, ...always].map((control) => control(page))
  // Finds each control once, because finding takes longer than measuring.
  const found = await Promise.all(controls.map((control) => control.elementHandle()))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Polls, because a resized table gets its layout late.
    const widest = () => page.evaluate(() => document.scrollingElement?.scrollWidth)
    await softly.poll(widest, `${address} has no sideways scroll at ${width}`).toBeLessThanOrEqual(width)
    const boxes = await page.evaluate(measure, found)
    for (const [at, control] of controls.entries()) {
      const box = boxes[at] ?? (await page.evaluate(measure, [await control.elementHandle()]))[0]
      expect(box?.covered, `${String(control)} is covered at ${width}`).toBe(false)
      expect(box?.left, `${String(control)} begins inside ${width}`).toBeGreaterThanOrEqual(0)
      expect(box?.right, `${String(control)} ends inside ${width}`).toBeLessThanOrEqual(width)
    }
  }
}

test('a visitor reaches the main control of every page at every width [look#layout-and-colours]', async ({ page }) => {
  const stops: Stop[] = [
    { address: '/', main: inMain('button', /^预约/) },
    { address: '/classified/index', main: inMain('link', /考研数学全程班/) },
    { address: '/categories?course_category_id=1', main: inMain('link', /考研数学全程班/) },
    { address: '/search?keyword=%E8%80%83%E7%A0%94', main: inMain('link', /考研/) },
    { address: '/courseDetail?course_id=1024', main: inMain('link', '立即购买') },
    { address: '/live?course_id=1001&section_id=10010102', main: inMain('link', '立即购买') },
    { address: '/living?live_room_id=10530301', main: inMain('button', '复制链接') },
    { address: '/login', main: inMain('button', '登录') },
    { address: '/phone', main: inMain('button', '登录') },
    { address: '/register', main: inMain('button', '注册') },
    { address: '/forged', main: inMain('button', '重置密码') },
    { address: '/downloadApp', main: inMain('link', /App Store/) },
    { address: '/aboutAndcontact/index/about', main: inMain('link', '下载APP') },
    { address: '/aboutAndcontact/index/contact', main: inMain('link', '意见反馈') },
    { address: '/aboutAndcontact/index/privacy', main: inMain('link', '一、适用范围') },
    { address: '/aboutAndcontact/index/useragreement', main: inMain('link', '一、协议的范围与生效') },
    { address: '/xhkt/demo', main: inMain('button', '打开弹窗') },
    { address: '/nobody/owns/this', main: inMain('link', '返回首页') },
  ]
  const always = [inBar('button', '全部分类'), inBar('combobox', '搜索课程'), inBar('button', '注册'), inBar('button', '登录')]
  for (const stop of stops) await expectFluid(page, stop, always)
})

test('a learner reaches the main control of every page at every width', async ({ page, sandbox }) => {
  await signIn(page, '13800000001')
  const groups = await page.request.get('/v1/course/group/list?course_id=1024')
  const { data } = (await groups.json()) as { data: { list: { group_id: string }[] } }
  const always = [inBar('button', '全部分类'), inBar('combobox', '搜索课程'), inBar('button', /账号菜单/)]
  const stops: Stop[] = [
    { address: '/', main: inMain('link', /学到/) },
    { address: '/courseDetail?course_id=1001', main: inMain('link', '继续学习') },
    { address: '/live?course_id=1001&section_id=10010101', main: inMain('link', '下一节') },
    { address: '/personal/myCourse', main: inMain('link', /^继续学习/) },
    { address: '/personal/safety', main: inMain('button', '修改密码') },
    { address: '/personal/myOrder', main: inMain('link', '我的课程') },
    { address: `/groupbooking?group_id=${data.list[0]?.group_id ?? ''}`, main: inMain('link', /去参团$/) },
    { address: '/payment?course_id=1024&group=new', main: inMain('button', '提交订单') },
    { address: '/payment?course_id=1003', main: inMain('button', '提交订单') },
  ]
  for (const stop of stops) await expectFluid(page, stop, always)

  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/wx_pay\?order_no=\d+$/)
  const orderNo = new URL(page.url()).searchParams.get('order_no') ?? ''
  await expectFluid(page, { address: `/wx_pay?order_no=${orderNo}`, main: inMain('button', '取消订单') }, always)
  await sandbox.pay(orderNo, 'success')
  await expectFluid(page, { address: `/paystatus?order_no=${orderNo}`, main: inMain('link', '开始学习') }, always)
})
