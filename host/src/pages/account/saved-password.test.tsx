import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { ApiFailure } from '@xhkt/testing/render-page'
import { hasUnsavedChanges } from '../../shell/upgrade/unsaved-changes.ts'
import { forgetDrafts } from '../../session/forms/draft.ts'
import { installKeyDatabase } from '../../session/fake-indexed-db.ts'
import { savePassword } from '../../session/saved-password.ts'
import { logIn, open, password, phone } from './testing/open-account-page.tsx'

beforeEach(() => installKeyDatabase())
afterEach(() => forgetDrafts())

const box = () => screen.findByRole('checkbox', { name: '记住密码' })
const record = () => localStorage.getItem('xhkt_saved_password')

test('starts unticked, and stores nothing then [session#saved-password]', async () => {
  const page = await open('/login')
  expect(await box()).not.toBeChecked()
  await logIn(page)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(record()).toBeNull()
})

const field = () => screen.getByLabelText<HTMLInputElement>('密码')
const marker = () => screen.findByPlaceholderText('已保存的密码')
const sentPassword = (page: Awaited<ReturnType<typeof open>>) => page.calls.find(({ name }) => name === 'POST /v1/login/register')?.body

test('saves the password of a login, and uses it the next time with the box ticked', async () => {
  const page = await open('/login')
  await page.user.click(await box())
  expect(record()).toBeNull()
  await logIn(page)
  await waitFor(() => expect(record()).not.toBeNull())
  expect(record()).not.toContain(password)
  act(() => auth.signOut())
  page.unmount()
  resetDuplicateGuard()

  const next = await open('/login')
  expect(await marker()).toBe(field())
  expect(screen.getByLabelText('手机号')).toHaveValue(phone)
  expect(await box()).toBeChecked()
  await next.agree()
  await next.press('登录')
  await waitFor(() => expect(next.address()).toBe('/'))
  expect(sentPassword(next)).toEqual({ phone, password })
})

test('the saved password is in no field, cannot be shown, and is no unsaved change [session#saved-password]', async () => {
  await savePassword({ phone, password })
  const { user } = await open('/login')
  await marker()
  expect(document.body.innerHTML).not.toContain(password)
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).not.toContain(password)
  expect(screen.queryByRole('button', { name: '显示密码' })).toBeNull()
  expect(hasUnsavedChanges()).toBe(false)
  await user.type(field(), 'a')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('a')
  expect(screen.getByRole('button', { name: '显示密码' })).toBeVisible()
})

test('a typed password is sent in place of the saved one, and replaces it', async () => {
  await savePassword({ phone, password: 'older2026' })
  const page = await open('/login')
  await marker()
  const before = record()
  await logIn(page)
  await waitFor(() => expect(record()).not.toBe(before))
  expect(sentPassword(page)).toEqual({ phone, password })
})

test('unticking removes the record and empties the field', async () => {
  await savePassword({ phone, password })
  const { user } = await open('/login')
  await marker()
  await user.click(await box())
  expect(record()).toBeNull()
  expect(await box()).not.toBeChecked()
  expect(field()).toHaveAttribute('placeholder', '请输入密码')
})

test("a record that another tab replaced by another learner's is not sent with this phone", async () => {
  await savePassword({ phone, password })
  const page = await open('/login')
  await marker()
  await savePassword({ phone: '13900139000', password: 'theirs2026' })
  await page.agree()
  await page.press('登录')
  expect(await screen.findByText('密码不能为空')).toBeVisible()
  expect(sentPassword(page)).toBeUndefined()
})

test('a record that another tab removed asks for the password', async () => {
  await savePassword({ phone, password })
  const { agree, press, calls } = await open('/login')
  await marker()
  localStorage.removeItem('xhkt_saved_password')
  await agree()
  await press('登录')
  expect(await screen.findByText('密码不能为空')).toBeVisible()
  expect(calls).toEqual([])
  expect(await box()).not.toBeChecked()
})

test.each([
  [400007, null, '请输入密码'],
  [400005, expect.any(String), '已保存的密码'],
])('a refusal with %i leaves the record %s and the placeholder %s', async (code, left, placeholder) => {
  await savePassword({ phone, password })
  const page = await open('/login', { answers: { 'POST /v1/login/register': ApiFailure.refused(code, '请重新输入') } })
  await marker()
  await page.agree()
  await page.press('登录')
  expect(await screen.findByText('请重新输入')).toBeVisible()
  expect(record()).toEqual(left)
  expect(field()).toHaveAttribute('placeholder', placeholder)
  resetDuplicateGuard()
})

describe('of another phone', () => {
  const other = '13900000009'

  test('unticks the box, is not sent, and stays [session#saved-password]', async () => {
    await savePassword({ phone, password })
    const before = record()
    const page = await open('/login')
    await marker()
    await page.paste('手机号', other)
    expect(await box()).not.toBeChecked()
    expect(field()).toHaveAttribute('placeholder', '请输入密码')
    await page.paste('密码', 'other2026')
    await page.agree()
    await page.press('登录')
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(record()).toBe(before)
  })

  test('is used again when its phone is typed again', async () => {
    await savePassword({ phone, password })
    const { paste } = await open('/login')
    await marker()
    await paste('手机号', other)
    await paste('手机号', phone)
    expect(await marker()).toBe(field())
    expect(await box()).toBeChecked()
  })

  test('stays after a wrong password', async () => {
    await savePassword({ phone, password })
    const page = await open('/login', { answers: { 'POST /v1/login/register': ApiFailure.refused(400007, '请重新输入') } })
    await marker()
    await page.paste('手机号', other)
    await page.paste('密码', 'wrong2026')
    await page.agree()
    await page.press('登录')
    expect(await screen.findByText('请重新输入')).toBeVisible()
    expect(record()).not.toBeNull()
  })

  test('a tick for one phone does not count for the next', async () => {
    const page = await open('/login')
    await page.user.click(await box())
    await page.paste('手机号', phone)
    expect(await box()).toBeChecked()
    await page.paste('手机号', other)
    expect(await box()).not.toBeChecked()
  })

  test('does not replace what another learner has typed', async () => {
    await savePassword({ phone, password })
    await open('/login')
    fireEvent.input(screen.getByLabelText('手机号'), { target: { value: other } })
    expect(await box()).not.toBeChecked()
    expect(screen.getByLabelText('手机号')).toHaveValue(other)
    expect(field()).toHaveValue('')
  })
})

test('is hidden where the browser cannot encrypt', async () => {
  installKeyDatabase({ isSecureContext: false })
  const page = await open('/login')
  await logIn(page)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(screen.queryByRole('checkbox', { name: '记住密码' })).toBeNull()
})
