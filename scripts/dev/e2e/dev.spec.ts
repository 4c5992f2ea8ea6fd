import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { linkSourceStore } from '../../e2e/source-releases.ts'
import { expect, signIn, test, watchReloads } from './dev-test.ts'
import { DevProcess } from './dev-process.ts'

// In series, as each worker would compile everything itself.
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** An area is compiled on its first request. */
const first = { timeout: 60_000 }

interface Case {
  owner: string
  /** Opens a page and changes its state; returns the element with the state. */
  open: (page: Page) => Promise<Locator>
  /** Checks that the state is kept. */
  kept: (state: Locator) => Promise<void>
  file: string
  from: string
  to: string
  shown: (page: Page) => Locator
}

/** A free trial lesson. */
const trial = '/live?course_id=1001&section_id=10010101'

const hasText = (text: string) => (state: Locator) => expect(state).toHaveValue(text)

async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login')
  const phone = page.getByRole('main').getByLabel('手机号')
  await phone.fill('138001', first)
  return phone
}

const cases: Case[] = [
  {
    owner: 'host',
    open: openLogin,
    kept: hasText('138001'),
    file: 'host/src/session/forms/password-form.tsx',
    from: 'action="登录"',
    to: 'action="登录学海"',
    shown: (page) => page.getByRole('main').getByRole('button', { name: '登录学海' }),
  },
  {
    owner: 'shared',
    open: openLogin,
    kept: hasText('138001'),
    file: 'shared/kit/src/form/phone-field.tsx',
    from: '请输入手机号',
    to: '请填写手机号',
    shown: (page) => page.getByRole('main').getByPlaceholder('请填写手机号'),
  },
  {
    owner: 'catalog',
    open: async (page) => {
      await page.goto('/courseDetail?course_id=1001')
      const chapter = page.getByRole('main').getByRole('button', { name: /第 2 章/ })
      await chapter.click(first)
      return chapter
    },
    kept: (chapter) => expect(chapter).toHaveAttribute('aria-expanded', 'true'),
    file: 'remote-catalog/src/features/course-detail/ui/outline/chapter-item.tsx',
    from: '{lessons.length} 节<',
    to: '{lessons.length} 小节<',
    shown: (page) => page.getByRole('main').getByText(/^\d+ 小节$/).first(),
  },
  {
    owner: 'player',
    open: async (page) => {
      await page.goto(trial)
      const video = page.locator('video')
      await expect(video).toBeVisible(first)
      await video.evaluate((element) => element.setAttribute('data-typed', 'here'))
      return video
    },
    kept: (video) => expect(video).toHaveAttribute('data-typed', 'here'),
    file: 'remote-player/src/features/lesson/ui/sign-in-hint.tsx',
    from: '下次接着学',
    to: '下次从这里接着学',
    shown: (page) => page.getByText('下次从这里接着学'),
  },
  {
    owner: 'checkout',
    open: async (page) => {
      await page.goto('/about.html')
      await signIn(page, '13800000002')
      await page.goto('/payment?course_id=1002')
      // By name, as there is a 重试 button while the area compiles.
      const button = page.getByRole('main').getByRole('button', { name: '提交订单' })
      await button.focus(first)
      return button
    },
    kept: (button) => expect(button).toBeFocused(),
    file: 'remote-checkout/src/features/payment/ui/order/order-form.tsx',
    from: '确认订单',
    to: '确认这份订单',
    shown: (page) => page.getByRole('heading', { name: '确认这份订单' }),
  },
  {
    owner: 'personal',
    open: async (page) => {
      await page.goto('/about.html')
      await signIn(page, '13800000001')
      await page.goto('/personal/safety')
      await page.getByRole('button', { name: '修改密码' }).click(first)
      const password = page.getByLabel('新密码')
      await password.fill('learn2026')
      return password
    },
    kept: hasText('learn2026'),
    file: 'remote-personal/src/features/safety/ui/password-form.tsx',
    from: '          修改密码\n        </h2>',
    to: '          换一个密码\n        </h2>',
    shown: (page) => page.getByRole('heading', { name: '换一个密码' }),
  },
]

for (const { owner, open, kept, file, from, to, shown } of cases) {
  test(`an edit in ${owner} shows in the open page, which keeps its state`, async ({ page, copy }) => {
    const state = await open(page)
    const same = await watchReloads(page)
    await copy.edit(file, from, to)
    await expect(shown(page)).toBeVisible(first)
    await kept(state)
    expect(await same()).toBe(true)
  })
}

test.describe('what does not compile', () => {
  test.use({ allowedConsole: [/./] })

  test('is shown in the page and in the terminal with its line, and disappears once it is fixed', async ({ page, copy, dev }) => {
    const file = 'remote-catalog/src/features/home/ui/home-page.tsx'
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(first)
    const same = await watchReloads(page)
    await copy.edit(file, '<NamedPage name=', '<NamedPage name==')
    const problem = page.getByRole('alert').filter({ hasText: 'catalog does not compile' })
    await expect(problem).toContainText(/home-page\.tsx:\d+:\d+/, first)
    await expect.poll(() => dev.printed).toContain('catalog does not compile')
    const compiled = (): number => dev.printed.match(/catalog compiled/g)?.length ?? 0
    const before = compiled()
    await copy.restore()
    await expect(problem).toBeHidden(first)
    await expect.poll(compiled).toBeGreaterThan(before)
    const mended = compiled()
    await copy.edit(file, '暂无推荐课程', '暂无课程')
    await expect.poll(compiled, first).toBeGreaterThan(mended)
    expect(await same()).toBe(true)
  })
})

const styles = [
  { owner: 'catalog', file: 'remote-catalog/src/features/home/ui/section.module.css', from: '.section {', color: 'rgb(1, 2, 3)' },
  { owner: 'host', file: 'host/src/shell/layout/brand.module.css', from: '.brand {', color: 'rgb(4, 5, 6)' },
]

for (const { owner, file, from, color } of styles) {
  test(`a style of ${owner} is replaced without a reload`, async ({ page, copy }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(first)
    const same = await watchReloads(page)
    const shows = (): Promise<boolean> =>
      page.evaluate((wanted) => [...document.querySelectorAll('*')].some((one) => getComputedStyle(one).outlineColor === wanted), color)
    await copy.edit(file, from, `${from}\n  outline: 3px solid ${color};`)
    await expect.poll(shows, first).toBe(true)
    // A removed rule has no effect any more.
    await copy.restore()
    await expect.poll(shows, first).toBe(false)
    expect(await same()).toBe(true)
  })
}

test('a token shows its new value without a reload', async ({ page, copy }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(first)
  const same = await watchReloads(page)
  await copy.edit('shared/contract/src/tokens.ts', "bg: '#F5F7FA'", "bg: '#010203'")
  await expect(page.locator('html')).toHaveCSS('--color-bg', '#010203', first)
  await copy.restore()
  await expect(page.locator('html')).toHaveCSS('--color-bg', '#F5F7FA', first)
  expect(await same()).toBe(true)
})

test('an error in routes.ts shows in the open page and in a later one, until it is fixed', async ({ page, copy }) => {
  const file = 'remote-catalog/src/routes.ts'
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(first)
  await copy.edit(file, "path: '/home'", "path: '/home")
  const problem = page.getByRole('alert').filter({ hasText: `${file} does not compile` })
  await expect(problem).toContainText(/routes\.ts:\d+:\d+/, first)
  await page.reload()
  await expect(problem).toBeVisible(first)
  // The routes are in no build, so the page is reloaded.
  const loaded = page.waitForEvent('load', first)
  await copy.restore()
  await expect(problem).toBeHidden(first)
  await loaded
})

test.describe('a page that is missing in entry.tsx', () => {
  test.use({ allowedConsole: [/no page brandnew/] })

  test('is named in the console', async ({ page, copy }) => {
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await copy.edit('remote-catalog/src/routes.ts', "page: 'categories'", "page: 'brandnew'")
    await page.goto('/categories')
    await expect(page.getByText(/页面加载失败/)).toBeVisible(first)
    await expect.poll(() => thrown).toEqual([expect.stringContaining('no page brandnew')])
  })
})

test('a new page in routes.ts exists after a reload', async ({ page, copy }) => {
  await copy.edit('remote-catalog/src/routes.ts', "path: '/home'", "path: '/brandnew'")
  await page.goto('/brandnew')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(first)
})

test('a second start on the same port ends at once, and does not affect the first', async ({ page, copy, dev }) => {
  const { port } = new URL(dev.url)
  await expect(DevProcess.startAt(Number(port), copy)).rejects.toThrow(`Port ${port} is in use. Stop the process that uses it, or choose another: npm run dev -- --port`)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(first)
})

test('with one area from source, the others are the releases of the store', async ({ browser, copy }) => {
  const store = path.join(await mkdtemp(path.join(tmpdir(), 'store-')), 'store')
  const releases = await linkSourceStore(store)
  const dev = await DevProcess.start(copy, 'player', '--store', store)
  const page = await browser.newPage({ baseURL: dev.url })
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
  await page.goto('/courseDetail?course_id=1001')
  await page.getByRole('main').getByRole('link', { name: /试听/ }).first().click(first)
  await expect(page.getByText('登录后可以保存学习进度')).toBeVisible(first)
  await expect.poll(() => scripts).toContain('/player/0.0.0-dev/container.js')
  expect(scripts.filter((name) => name.startsWith('/catalog/') && !name.startsWith(`/catalog/${releases.catalog}/`))).toEqual([])

  const same = await watchReloads(page)
  await copy.edit('remote-player/src/features/lesson/ui/sign-in-hint.tsx', '下次接着学', '下次从这里接着学')
  await expect(page.getByText('下次从这里接着学')).toBeVisible(first)
  expect(await same()).toBe(true)
  expect(await dev.stop()).toBe(0)
})
