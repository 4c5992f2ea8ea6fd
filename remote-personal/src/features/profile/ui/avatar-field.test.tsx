import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import type { SystemConfig } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { installPictureCanvas, type PictureCanvas, pictureFile } from '@xhkt/testing/picture-files'
import { type Answers, type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { emptyProfile } from '../model/profile-draft.ts'
import { AvatarField } from './avatar-field.tsx'

const upload = 'POST /v1/user/avatar'
const stored = '/media/pictures/new.jpg'
let canvas: PictureCanvas
beforeEach(() => (canvas = installPictureCanvas({}, { width: 800, height: 600 })))
beforeAll(() => {
  // jsdom has no pointer capture.
  Object.defineProperty(Element.prototype, 'setPointerCapture', { value: () => undefined, configurable: true })
})

function open(answers: Answers = {}) {
  const system = { public_domain: 'https://img.example.com' } as SystemConfig
  const page = renderPage(<AvatarField learnerId="1" />, { session: true, answers: { 'GET /v1/sys/config': system, [upload]: { avatar: stored }, ...answers } })
  return { ...page, uploads: () => page.calls.filter(({ name }) => name === upload) }
}
type Page = ReturnType<typeof open>

async function choose({ user }: Page, file = pictureFile('照片.jpg')) {
  await user.upload(screen.getByLabelText('选择头像图片'), file)
  return within(await screen.findByRole('dialog', { name: '裁剪头像' }))
}
const saveButton = () => screen.getByRole('button', { name: '保存头像' })
const zoom = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: '缩放' }).value)
const stage = () => screen.getByRole('button', { name: '移动图片' })

test('a picture is opened upright, cropped to 400 × 400, sent as a JPEG, and shown at once [personal#avatar]', async () => {
  const encode = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob')
  const page = open()
  await choose(page)
  expect(canvas.opened[0]?.options).toEqual({ imageOrientation: 'from-image' })
  await page.user.click(saveButton())
  expect(await screen.findByText('头像已更新')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [call] = page.uploads()
  expect((call?.body as Blob).type).toBe('image/jpeg')
  expect(encode.mock.contexts.map(({ width, height }: HTMLCanvasElement) => [width, height])).toEqual([[400, 400]])
  expect(useAuth.getState().user?.avatar).toBe(stored)
  await waitFor(() => expect(page.container.querySelector('img')).toHaveAttribute('src', `https://img.example.com${stored}`))
  expect(screen.getByRole('button', { name: '更换头像' })).toBeVisible()
})

describe('移除头像', () => {
  const change = 'PUT /v1/user'
  const removeButton = () => screen.findByRole('button', { name: '移除头像' })
  const avatar = () => useAuth.getState().user?.avatar
  async function openWithAvatar(answers: Answers = {}) {
    const page = open(answers)
    act(() => auth.setUser({ user_id: '1', nickname: '小明', avatar: stored, phone: '13800000001' }, null))
    await page.user.click(await removeButton())
    return { ...page, sent: () => page.calls.filter(({ name }) => name === change).map(({ body }) => body) }
  }

  test('asks first, and sends nothing after 取消', async () => {
    const page = await openWithAvatar()
    await page.user.click(screen.getByRole('button', { name: '取消' }))
    expect(avatar()).toBe(stored)
    expect(page.sent()).toEqual([])
  })

  test('leads back to the default avatar, and moves the focus to 上传头像 [personal#avatar]', async () => {
    const page = await openWithAvatar({ [change]: { ...emptyProfile, user_id: '1' } })
    await page.user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('头像已移除')).toBeVisible()
    expect(avatar()).toBe('')
    expect(page.sent()).toEqual([{ avatar: '' }])
    expect(page.container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('button', { name: '移除头像' })).toBeNull()
    expect(screen.getByRole('button', { name: '上传头像' })).toHaveFocus()
  })

  test('that fails shows why, and brings the avatar back', async () => {
    let fail = (_: ApiFailure): void => undefined
    const page = await openWithAvatar({ [change]: () => new Promise((resolve) => (fail = resolve)) })
    await page.user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(page.sent()).toHaveLength(1))
    expect(avatar()).toBe('')
    fail(ApiFailure.status(500))
    expect(await screen.findByText(/^系统接口/)).toBeVisible()
    await waitFor(() => expect(avatar()).toBe(stored))
    expect(await removeButton()).toBeVisible()
  })

  test('for another learner, who has logged in in another tab, sends nothing', async () => {
    const page = open()
    act(() => auth.setUser({ user_id: '2', nickname: '小红', avatar: stored, phone: '13800000002' }, null))
    await page.user.click(await removeButton())
    await page.user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('已在其他标签页登录别的账号，没有保存')).toBeVisible()
    expect(page.calls.map(({ name }) => name)).not.toContain(change)
  })
})

test.each([
  ['dropped', (files: File[]) => fireEvent.drop(screen.getByRole('form', { name: '头像' }), { dataTransfer: { types: ['Files'], files } })],
  ['pasted', (files: File[]) => fireEvent.paste(document.body, { clipboardData: { files } })],
])('a picture can be %s', async (_, give) => {
  open()
  give([pictureFile('照片.png', 'png')])
  expect(await screen.findByRole('dialog', { name: '裁剪头像' })).toBeVisible()
})

test.each([
  ['no picture by its first bytes', pictureFile('说明.jpg', 'text'), '只能上传 JPG、PNG 或 WebP 图片'],
  ['broken', pictureFile('坏.jpg'), '图片无法打开，请换一张'],
])('a file that is %s is refused beside the avatar', async (_, file, message) => {
  const page = open()
  await page.user.upload(screen.getByLabelText('选择头像图片'), file)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keys, wheel, buttons and the slider zoom, within 1 and 8 [personal#avatar]', async () => {
  const page = open()
  await choose(page)
  expect(zoom()).toBe(1)
  stage().focus()
  await page.user.keyboard('+')
  expect(zoom()).toBeCloseTo(1.1)
  await page.user.keyboard('--')
  expect(zoom()).toBe(1)
  fireEvent.wheel(stage(), { deltaY: -300 })
  expect(zoom()).toBeGreaterThan(1.2)
  await page.user.click(screen.getByRole('button', { name: '放大' }))
  const before = zoom()
  await page.user.click(screen.getByRole('button', { name: '缩小' }))
  expect(zoom()).toBeLessThan(before)
  fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '8' } })
  await page.user.click(screen.getByRole('button', { name: '放大' }))
  expect(zoom()).toBe(8)
})

test('two fingers zoom, and one that is lifted ends it', async () => {
  const page = open()
  await choose(page)
  jest.spyOn(stage().parentElement!, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 320, height: 320 } as DOMRect)
  const pointer = (type: string, pointerId: number, x: number) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 160, button: 0 })
      stage().dispatchEvent(Object.defineProperty(event, 'pointerId', { value: pointerId }))
    })
  pointer('pointerdown', 1, 120)
  pointer('pointerdown', 2, 200)
  pointer('pointermove', 2, 280)
  expect(zoom()).toBeCloseTo(2)
  pointer('pointerup', 2, 280)
  pointer('pointermove', 1, 40)
  expect(zoom()).toBeCloseTo(2)
})

test('a failed upload keeps the crop, and 重试 sends it [personal#avatar]', async () => {
  let isUp = false
  const page = open({ [upload]: () => (isUp ? { avatar: stored } : ApiFailure.refused(429073, '头像更换次数过多，请 3 小时后再试')) })
  await choose(page)
  fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '3' } })
  await page.user.click(saveButton())
  expect(await screen.findByText('头像更换次数过多，请 3 小时后再试')).toBeVisible()
  expect(zoom()).toBeCloseTo(3)
  isUp = true
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('头像已更新')).toBeVisible()
})

test.each(failuresOf(upload))('an upload that fails by %s says why, and keeps the crop', async (_, failure, words) => {
  const page = open({ [upload]: failure })
  await choose(page)
  fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '3' } })
  await page.user.click(saveButton())
  expect(await screen.findByText(words)).toBeVisible()
  expect(zoom()).toBeCloseTo(3)
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
})

test('an upload shows its progress, is sent once, and can be cancelled', async () => {
  let sending: ApiCall | undefined
  const page = open({ [upload]: (call) => new Promise<never>(() => (sending = call)) })
  await choose(page)
  await page.user.dblClick(saveButton())
  const bar = await screen.findByRole('progressbar', { name: '头像上传进度' })
  await waitFor(() => expect(sending).toBeDefined())
  act(() => sending!.progress(0.4))
  expect(bar).toHaveAttribute('aria-valuenow', '40')
  expect(page.uploads()).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: '取消上传' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.getByRole('dialog', { name: '裁剪头像' })).toBeVisible()
  expect(useAuth.getState().user?.avatar).toBe('')
})

test('another learner in another tab keeps their avatar', async () => {
  const page = open()
  await choose(page)
  act(() => auth.setUser({ user_id: '2', nickname: '别人', avatar: '', phone: '13800000002' }, null))
  await page.user.click(saveButton())
  expect(await screen.findByText('已在其他标签页登录别的账号，没有保存')).toBeVisible()
  expect(page.uploads()).toEqual([])
})
