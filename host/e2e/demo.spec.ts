import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/xhkt/demo${hash}`)
  // The part that loads last.
  await expect(page.getByRole('heading', { name: 'Modal', exact: true })).toBeVisible()
}

test('the page has no title of its own, no accessibility violation and no overflow; its controls work', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle('学海课堂')
  await axe(page)

  await test.step('a disabled button does not react to the pointer', async () => {
    const button = page.getByRole('row', { name: /^default/ }).getByRole('button').last()
    const edge = (): Promise<string> => button.evaluate((element) => getComputedStyle(element).borderColor)
    const before = await edge()
    await expect(button).toBeDisabled()
    await button.hover({ force: true })
    await expect.poll(() => button.evaluate((element) => element.matches(':hover'))).toBe(true)
    await button.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    expect(await edge()).toBe(before)
  })

  await test.step('toasts, the question and the dialog work, also by keyboard, and return the focus', async () => {
    await page.getByRole('button', { name: '显示错误消息' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '网络异常' })).not.toHaveCount(0)

    const ask = page.getByRole('button', { name: '打开确认框' })
    await ask.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '系统提示' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('选择了取消')).toBeVisible()
    await expect(ask).toBeFocused()

    const edit = page.getByRole('button', { name: '打开弹窗' })
    await edit.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '修改昵称' })).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: '修改昵称' })).toBeHidden()
    await expect(edit).toBeFocused()
  })

  for (const width of [1024, 1920]) {
    await test.step(`nothing overflows the page at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      // Polls, because a resized table gets its layout late.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const outside = await page.getByRole('article').evaluateAll((examples) =>
        examples.filter((example) => example.scrollWidth > example.clientWidth).map((example) => example.querySelector('h3')?.textContent),
      )
      expect(outside).toEqual([])
    })
  }
})

test('an address with a hash scrolls to its section, which the table of contents marks', async ({ page }) => {
  await open(page, '#feedback')
  await expect(page.getByRole('heading', { name: '消息与确认' })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '消息与确认' })).toHaveAttribute('aria-current', 'location')
})
