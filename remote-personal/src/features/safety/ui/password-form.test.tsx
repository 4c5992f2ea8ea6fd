import { act, screen, waitFor } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { localJson } from '@xhkt/platform/storage'
import { hasUnsavedChanges } from '@xhkt/platform/unsaved-changes'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure } from '@xhkt/testing/render-page'
import { address, openSafety } from '../testing/open-safety.tsx'

const code = () => screen.getByLabelText('验证码')
const password = () => screen.getByLabelText('新密码')
const submit = () => screen.getByRole('button', { name: '修改密码' })
const put = 'PUT /v1/user/password'

const open = (answers?: Answers, phone?: string) => openSafety(answers, phone)

describe('password change', () => {
  test.each([
    ['', '', ['验证码不能为空', '密码不能为空']],
    ['123456', '', ['密码不能为空']],
    ['', 'learn2026', ['验证码不能为空']],
    ['123456', 'short', ['密码须为6到18位字母或数字']],
  ])('code "%s" and password "%s": shows %j, and sends nothing [forms#password-change]', async (typedCode, typedPassword, messages) => {
    const { user, sent } = open()
    if (typedCode) await user.type(code(), typedCode)
    if (typedPassword) await user.type(password(), typedPassword)
    await user.click(submit())
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent).filter(Boolean)).toEqual(messages)
    expect(messages[0]?.includes('验证码') ? code() : password()).toHaveFocus()
    expect(sent(put)).toEqual([])
  })

  test('input is cleaned and cut', async () => {
    const { user } = open()
    await user.click(code())
    await user.paste(' 123 456 789')
    await user.click(password())
    await user.paste('learn 😀2026!abcdefghijkl')
    expect(code()).toHaveValue('123456')
    expect(password()).toHaveValue('learn2026abcdefghi')
  })

  test('the password is visible on request', async () => {
    const { user } = open()
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

test('the code is of type 2 and goes to the learner\'s own phone; the button counts down', async () => {
  const { user, sent, phone } = open({ 'POST /v1/sendSms': {} })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码发送成功')).toBeVisible()
  expect(sent('POST /v1/sendSms')).toEqual([{ phone, type: 2 }])
  expect(screen.getByRole('button', { name: /^[56]\d秒后重新获取$/ })).toBeDisabled()
  expect(code()).toHaveFocus()
})

async function change(page: ReturnType<typeof open>): Promise<void> {
  await page.user.type(code(), '123456')
  await page.user.type(password(), 'learn2026')
  await page.user.click(submit())
}

test('a new password ends the session, removes the saved password, and leads to the login', async () => {
  localJson.set('xhkt_saved_password', { phone: '', password: '' })
  const page = open({ [put]: {} })
  await change(page)
  expect(await screen.findByText('密码修改成功，请去登录')).toBeVisible()
  expect(page.sent(put)).toEqual([{ sms_code: '123456', password: 'learn2026' }])
  expect(page.calls.find(({ name }) => name === put)?.headers.Authorization).toBe('Bearer test-token')
  expect(useAuth.getState()).toMatchObject({ token: null, user: null, dialog: null })
  expect(page.address()).toBe('/login')
  expect(localStorage.getItem('xhkt_saved_password')).toBeNull()
})

test('a second click sends nothing', async () => {
  let answer: (data: object) => void = () => undefined
  const page = open({ [put]: () => new Promise<object>((resolve) => (answer = resolve)) })
  await change(page)
  await page.user.click(submit())
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  act(() => answer({}))
  await waitFor(() => expect(page.address()).toBe('/login'))
  expect(page.sent(put)).toHaveLength(1)
})

describe('during the change', () => {
  const session = (access_token: string) => ({ access_token, expires_in: 7200, is_bind: 1, openid: '', unionid: '' }) as const
  const during = async (what: () => void) => {
    const page = open({
      [put]: () => {
        what()
        return {}
      },
      'GET /v1/user/detail': () => new Promise(() => undefined),
    })
    await change(page)
    expect(await screen.findByText('密码修改成功，请去登录')).toBeVisible()
    return page
  }

  test.each([
    ['is not known yet', () => undefined],
    ['is known', () => auth.setUser({ user_id: '2', nickname: '小红', avatar: '', phone: '13900009999' }, null)],
  ])('another learner who logs in in another tab, and %s, stays', async (_, tell) => {
    const page = await during(() => {
      auth.signOut()
      auth.signIn(session('newer'))
      tell()
    })
    expect(auth.token()).toBe('newer')
    expect(page.address()).toBe(address)
  })

  test.each([
    ['is renewed', () => auth.signIn(session('renewed'))],
    [
      'ends, for which the page asks for a login,',
      () => {
        auth.signOut('expired')
        auth.openLogin()
      },
    ],
  ])('a session that %s is left too', async (_, what) => {
    const page = await during(what)
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(auth.token()).toBeNull()
    expect(useAuth.getState().dialog).toBeNull()
  })
})

test.each(failuresOf(put))('a change that fails by %s shows its message; the session and the input stay', async (_, failure, words) => {
  const page = open({ [put]: failure })
  localJson.set('xhkt_saved_password', { phone: '', password: '' })
  await change(page)
  expect(await screen.findByText(words)).toBeVisible()
  expect([code(), password()].map((input) => (input as HTMLInputElement).value)).toEqual(['123456', 'learn2026'])
  expect(auth.token()).toBe('test-token')
  expect(page.address()).toBe(address)
  expect(localStorage.getItem('xhkt_saved_password')).not.toBeNull()
})

test('a logout removes the draft, and an upgrade need not wait for it', async () => {
  const page = open()
  const { phone } = page
  await page.user.type(password(), 'learn2026')
  expect(hasUnsavedChanges()).toBe(true)
  act(() => auth.signOut())
  page.unmount()
  expect(hasUnsavedChanges()).toBe(false)
  open({}, phone)
  expect(password()).toHaveValue('')
})

test('the draft outlives an expired session, is in no storage, and is hidden from another learner', async () => {
  const page = open({ [put]: ApiFailure.refused(401200, '登录状态已过期，请重新登录！') })
  const { phone } = page
  await change(page)
  await waitFor(() => expect(auth.token()).toBeNull())
  page.unmount()
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('learn2026')

  const again = open({}, phone)
  expect(password()).toHaveValue('learn2026')
  expect(code()).toHaveValue('123456')
  again.unmount()

  open()
  expect(password()).toHaveValue('')
})
