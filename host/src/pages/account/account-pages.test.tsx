import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { DataOf, SystemConfig } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import type { ComponentType } from 'react'
import { useRootView } from '../../shell/root-view/root-view.ts'
import { forgetDrafts } from '../../session/forms/draft.ts'
import { installKeyDatabase } from '../../session/fake-indexed-db.ts'
import { savePassword } from '../../session/saved-password.ts'
import ForgedPage from './forged-page.tsx'
import LoginPage from './login-page.tsx'
import PhonePage from './phone-page.tsx'
import RegisterPage from './register-page.tsx'

const pages = { '/login': LoginPage, '/phone': PhonePage, '/register': RegisterPage, '/forged': ForgedPage }
const phone = '13800000001'
const password = 'study2026'
const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const happy: Answers = {
  'GET /v1/sys/config': { pc_check_graph_switch: 0 } as SystemConfig,
  'POST /v1/login/register': login,
  'POST /v1/register': login,
  'PUT /v1/reset/pwd': {},
  'GET /v1/user/detail': { detail: { user_id: '1', nickname: '小明', avatar: '', phone }, tag: null },
}

/** Opens an account page as the router does, and sets the address of the window. */
async function open(
  path: keyof typeof pages,
  { search = '', answers = {}, session = false }: { search?: string; answers?: Answers; session?: boolean } = {},
) {
  const Page: ComponentType = pages[path]
  window.history.replaceState(null, '', path + search)
  const page = renderPage(<Page />, { address: path + search, answers: { ...happy, ...answers }, session })
  // The page focuses its first field and reads a saved password.
  await act(async () => {})
  const paste = async (label: string, text: string) => {
    await page.user.clear(screen.getByLabelText(label))
    await page.user.paste(text)
  }
  const agree = () => page.user.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, paste, agree, press }
}

async function logIn({ paste, agree, press }: Awaited<ReturnType<typeof open>>) {
  await paste('手机号', phone)
  await paste('密码', password)
  await agree()
  await press('登录')
}

beforeEach(() => installKeyDatabase())
afterEach(() => {
  forgetDrafts()
  window.history.replaceState(null, '', '/')
  Object.assign(config.wechat, { scriptUrl: '' })
  Object.assign(config.qq, { authorizeUrl: '' })
})

const to = '?return_to=%2FcourseDetail%3Fcourse_id%3D12'

test.each([
  ['/login', '登录', ['忘记密码', '验证码登录', '注册']],
  ['/phone', '验证码登录', ['密码登录', '注册']],
  ['/register', '注册', ['密码登录', '验证码登录']],
  ['/forged', '忘记密码', ['密码登录', '验证码登录']],
] as const)('%s has its title, focuses its first field, and links to the others with the return address', async (path, title, ways) => {
  await open(path, { search: to })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus())
  const links = screen.getAllByRole('link').filter((link) => !link.hasAttribute('target'))
  expect(links.map((link) => link.textContent)).toEqual(ways)
  for (const link of links) expect(link.getAttribute('href')).toContain(to)
})

test('a button for the configured third parties opens the dialog', async () => {
  Object.assign(config.wechat, { scriptUrl: '/wx.js' })
  Object.assign(config.qq, { authorizeUrl: '/qq' })
  const { press } = await open('/login')
  await press('微信或QQ登录')
  expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
})

test.each([
  [to, '/courseDetail?course_id=12'],
  ['', '/'],
  ['?return_to=//evil.com', '/'],
])('login: after a login at /login%s the user is fetched, then the learner is at %s and the root view reloads', async (search, target) => {
  const { generation } = useRootView.getState()
  let answer: (detail: DataOf<'GET', '/v1/user/detail'>) => void = () => {}
  const user = new Promise<DataOf<'GET', '/v1/user/detail'>>((resolve) => {
    answer = resolve
  })
  const page = await open('/login', { search, answers: { 'GET /v1/user/detail': () => user } })
  await logIn(page)
  await waitFor(() => expect(page.calls.at(-1)?.name).toBe('GET /v1/user/detail'))
  // Lets everything happen that does not wait for the user.
  await act(async () => {})
  expect(page.address()).toBe(`/login${search}`)
  expect(screen.getByLabelText('手机号')).toHaveValue(phone)

  await act(async () => answer({ detail: { user_id: '1', nickname: '', avatar: '', phone }, tag: null }))
  await waitFor(() => expect(page.address()).toBe(target))
  expect(screen.getByText('登录成功')).toBeVisible()
  expect(useAuth.getState()).toMatchObject({ token: 'fresh', user: { nickname: phone } })
  expect(useRootView.getState().generation).toBe(generation + 1)
  expect(sessionStorage.getItem('xhkt_typed_phone')).toBeNull()
})

test('registration: says 注册成功 and leads to the return address', async () => {
  const { paste, agree, press, address } = await open('/register', { search: to })
  await paste('手机号', phone)
  await paste('验证码', '123456')
  await paste('密码', password)
  await agree()
  await press('注册')
  await waitFor(() => expect(address()).toBe('/courseDetail?course_id=12'))
  expect(screen.getByText('注册成功')).toBeVisible()
  expect(screen.queryByText('登录成功')).toBeNull()
})

test.each(['/login', '/phone', '/register', '/forged'] as const)('%s leads a signed-in learner to the return address', async (path) => {
  const { address } = await open(path, { search: to, session: true })
  await waitFor(() => expect(address()).toBe('/courseDetail?course_id=12'))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a login in another tab leads to the return address', async () => {
  const { address } = await open('/register', { search: to })
  expect(address()).toBe(`/register${to}`)
  act(() => auth.signIn(login))
  await waitFor(() => expect(address()).toBe('/courseDetail?course_id=12'))
})

test('the phone survives other pages and a reload; code and password are not stored', async () => {
  const { paste, unmount } = await open('/register')
  await paste('手机号', phone)
  await paste('验证码', '654321')
  await paste('密码', password)
  unmount()
  expect(sessionStorage.getItem('xhkt_typed_phone')).toBe(JSON.stringify(phone))
  const kept = [sessionStorage, localStorage].map((storage) => JSON.stringify(Object.entries(storage)))
  expect(kept.join()).toContain(phone)
  expect(kept.join()).not.toMatch(/654321|study2026/)
  await open('/login')
  expect(screen.getByLabelText('手机号')).toHaveValue(phone)
})

test('a password reset removes the saved password and leads to the login with the phone filled in', async () => {
  await savePassword({ phone, password: 'old2026' })
  const { paste, press, address } = await open('/forged', { search: to })
  await paste('手机号', phone)
  await paste('验证码', '123456')
  await paste('新密码', password)
  await press('重置密码')
  expect(await screen.findByText('密码修改成功，请去登录')).toBeVisible()
  expect(address()).toBe(`/login${to}`)
  expect(localStorage.getItem('xhkt_saved_password')).toBeNull()
  expect(useAuth.getState().token).toBeNull()
})

describe('saved password: 记住密码', () => {
  const box = () => screen.findByRole('checkbox', { name: '记住密码' })
  const record = () => localStorage.getItem('xhkt_saved_password')

  test('starts unticked, and stores nothing then', async () => {
    const page = await open('/login')
    expect(await box()).not.toBeChecked()
    await logIn(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(record()).toBeNull()
  })

  test('saves the password of a login, and fills it in the next time with the box ticked', async () => {
    const page = await open('/login')
    await page.user.click(await box())
    expect(record()).toBeNull()
    await logIn(page)
    await waitFor(() => expect(record()).not.toBeNull())
    expect(record()).not.toContain(password)
    act(() => auth.signOut())
    page.unmount()

    const { user } = await open('/login')
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveValue(password))
    expect(screen.getByLabelText('手机号')).toHaveValue(phone)
    expect(await box()).toBeChecked()
    await user.click(await box())
    expect(record()).toBeNull()
    expect(screen.getByLabelText('密码')).toHaveValue(password)
  })

  test.each([
    [400007, null],
    [400005, expect.any(String)],
  ])('a refusal with %i leaves %s', async (code, left) => {
    await savePassword({ phone, password })
    const page = await open('/login', { answers: { 'POST /v1/login/register': ApiFailure.refused(code, '请重新输入') } })
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveValue(password))
    await page.agree()
    await page.press('登录')
    expect(await screen.findByText('请重新输入')).toBeVisible()
    expect(record()).toEqual(left)
    expect(screen.getByLabelText('密码')).toHaveValue(password)
    resetDuplicateGuard()
  })

  test('does not replace what another learner has typed', async () => {
    await savePassword({ phone, password })
    await open('/login')
    fireEvent.input(screen.getByLabelText('手机号'), { target: { value: '13900000009' } })
    expect(await box()).toBeChecked()
    expect(screen.getByLabelText('手机号')).toHaveValue('13900000009')
    expect(screen.getByLabelText('密码')).toHaveValue('')
  })

  test('is hidden where the browser cannot encrypt', async () => {
    installKeyDatabase({ isSecureContext: false })
    const page = await open('/login')
    await logIn(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(screen.queryByRole('checkbox', { name: '记住密码' })).toBeNull()
  })
})
