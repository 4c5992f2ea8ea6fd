import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { press } from '../../scripts/e2e/keyboard.ts'

const newcomer = '13800000002'
const buyer = '13800000001'
const text = '第三节的讲义下载后打不开，换了浏览器也一样。'

/** A JPEG of 40 × 20 that says that it is turned by 90°, and where it was taken. Drawn in the page, so that no binary is committed. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  // TIFF, big-endian: orientation 6, and a text as the camera's name.
  const camera = 'SECRET-CAMERA\0'
  const entries = Buffer.from('0002' + '0112000300000001' + '00060000' + '010f0002' + '0000000e' + '00000026' + '00000000', 'hex')
  const tiff = Buffer.concat([Buffer.from('4d4d002a00000008', 'hex'), entries, Buffer.from(camera, 'latin1')])
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  return Buffer.concat([Buffer.from(plain.slice(0, 2)), Buffer.from([0xff, 0xe1]), length, exif, Buffer.from(plain.slice(2))])
}

/** Width and height of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at + 1] === 0xc0 || jpeg[at + 1] === 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  return [0, 0]
}

const field = (page: Page) => page.getByLabel('图片（选填）')

test('feedback: a picture leaves the browser upright and without its metadata [forms#pictures]', async ({ page }) => {
  await signIn(page, newcomer)
  await page.goto('/personal/feedback')
  await page.getByRole('button', { name: '写反馈' }).click()
  const photo = await sidewaysPhoto(page)
  expect(photo.includes('SECRET-CAMERA')).toBe(true)
  const answer = page.waitForResponse((response) => response.url().includes('/v1/user/feedback/img'))
  await field(page).setInputFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: photo })
  const { data } = (await (await answer).json()) as { data: { url: string } }
  const stored = await (await page.request.get(data.url)).body()
  expect(sizeOf(stored)).toEqual([20, 40])
  expect(stored.includes('SECRET-CAMERA')).toBe(false)
  expect(stored.includes('Exif')).toBe(false)
})

test('feedback: written by keyboard, kept over a reload, sent and answered', async ({ page, request }) => {
  await signIn(page, newcomer)
  await page.goto('/personal/feedback')
  await expect(page.getByText('还没有提交过反馈').first()).toBeVisible()
  await axe(page)
  await press(page, page.getByRole('button', { name: '写反馈' }))
  await page.getByLabel('反馈类型').selectOption('课程内容')
  await page.getByRole('textbox', { name: '反馈内容' }).fill(text)
  await field(page).setInputFiles([
    { name: '封面.webp', mimeType: 'image/webp', buffer: readFileSync('scripts/commands/media/pictures/covers/01.webp') },
    { name: '说明.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('说明.png 不是 JPG、PNG 或 WebP 图片，没有添加')).toBeVisible()
  await expect(page.getByRole('button', { name: '移除 封面.webp' })).toBeVisible()
  await axe(page)
  await page.reload()
  await press(page, page.getByRole('button', { name: '继续填写' }))
  await expect(page.getByRole('textbox', { name: '反馈内容' })).toHaveValue(text)
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(1)
  await press(page, page.getByRole('button', { name: '提交反馈' }))
  const row = page.getByRole('listitem', { name: /^课程内容反馈/ })
  await expect(row.getByText('待回复')).toBeVisible()
  const [sent] = await page.evaluate(async () => {
    const token = document.cookie.match(/xhkt_token=([^;]+)/)?.[1] ?? ''
    const response = await fetch('/v1/user/feedback/list', { headers: { Authorization: `Bearer ${token}` } })
    return ((await response.json()) as { data: { list: { feedback_id: string }[] } }).data.list
  })
  await request.post('/sandbox/feedback', { data: { feedback_id: sent?.feedback_id, text: '讲义已重新上传，请再次下载。' } })
  await page.reload()
  await expect(row.getByText('讲义已重新上传，请再次下载。')).toBeVisible()
  await press(page, row.getByRole('button', { name: '查看反馈图片 1' }))
  await expect(page.getByRole('dialog', { name: '反馈图片' }).getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: '查看反馈图片 1' })).toBeFocused()
})

test('feedback: the first account has a feedback with an answer', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/personal/feedback')
  await expect(page.getByRole('list', { name: '回复' }).getByRole('listitem')).toHaveCount(2)
  await axe(page)
})
