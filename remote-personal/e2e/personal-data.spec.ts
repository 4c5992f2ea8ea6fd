import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { press } from '../../scripts/e2e/keyboard.ts'

const avatarInBar = (page: Page) => page.getByRole('banner').locator('button img')
const picture = { name: '封面.webp', mimeType: 'image/webp', buffer: readFileSync('scripts/commands/media/pictures/covers/01.webp') }

test('profile: filled in by keyboard, guarded until it is saved, and shown in the top bar of another tab', async ({ page, context }) => {
  await signIn(page, '13800000002')
  await page.goto('/personal/safety')
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '个人资料' }).click()
  const nickname = page.getByRole('textbox', { name: '昵称' })
  await nickname.fill('学海无涯')
  await axe(page)

  await page.getByRole('combobox', { name: '学校' }).fill('北师大')
  await expect(page.getByRole('option', { name: '北京师范大学' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: '学校' })).toHaveValue('北京师范大学')

  await page.getByRole('link', { name: '收货地址' }).press('Enter')
  await page.getByRole('button', { name: '取消', exact: true }).press('Enter')
  await expect(nickname).toHaveValue('学海无涯')
  // The answer takes effect once the dialog has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/personalData$/)
  await expect(nickname).toHaveValue('学海无涯')

  const second = await context.newPage()
  await second.goto('/')
  await page.bringToFront()
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(page.getByText('资料已保存')).toBeVisible()
  await expect(second.getByRole('banner').getByText('学海无涯', { exact: true })).toBeVisible()
  await page.reload()
  await expect(nickname).toHaveValue('学海无涯')
})

test('avatar: cropped by drag, wheel and keys, sent as 400 × 400, and shown in the top bar', async ({ page }) => {
  await signIn(page, '13800000002')
  await page.goto('/personal/personalData')
  const choose = page.getByRole('button', { name: '上传头像' })
  await expect(choose).toBeVisible()
  await expect(avatarInBar(page)).toHaveCount(0)
  await choose.focus()
  await page.getByLabel('选择头像图片').setInputFiles(picture)
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  const stage = dialog.getByRole('button', { name: '移动图片' })
  await expect(stage).toBeVisible()
  await axe(page)

  const before = await dialog.locator('canvas').first().evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await stage.hover()
  await page.mouse.wheel(0, -600)
  const zoom = dialog.getByRole('slider', { name: '缩放' })
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5)
  await page.mouse.down()
  await page.mouse.move(100, 300, { steps: 4 })
  await page.mouse.up()
  await stage.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('+')
  expect(await dialog.locator('canvas').first().evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())).not.toBe(before)

  await press(page, dialog.getByRole('button', { name: '保存头像' }))
  await expect(dialog).toBeHidden()
  const stored = await avatarInBar(page).getAttribute('src')
  const size = await page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src ?? '')).blob())
    return [width, height]
  }, stored)
  expect(size).toEqual([400, 400])
  await page.reload()
  await expect(avatarInBar(page)).toHaveAttribute('src', stored ?? '')
})

test('addresses: the first account has a default address, and the form has no accessibility violation', async ({ page }) => {
  await signIn(page, '13800000001')
  await page.goto('/personal/personalData?tab=address')
  await expect(page.getByText('默认', { exact: true })).toBeVisible()
  await axe(page)
  await press(page, page.getByRole('button', { name: '新增收货地址' }))
  await expect(page.getByLabel('收货人')).toBeFocused()
  await axe(page)
})
