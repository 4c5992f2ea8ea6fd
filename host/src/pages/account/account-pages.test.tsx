import { act, screen, waitFor } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { DataOf } from '@xhkt/contract'
import { useRootView } from '../../shell/root-view/root-view.ts'
import { forgetDrafts } from '../../session/forms/draft.ts'
import { installKeyDatabase } from '../../session/fake-indexed-db.ts'
import { savePassword } from '../../session/saved-password.ts'
import { logIn, login, open, password, phone } from './testing/open-account-page.tsx'

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

test('where the browser blocks cookies, a login says so, and how to allow them', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await open('/login')
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toContainEqual(expect.stringMatching(/^浏览器阻止了 Cookie，无法保持登录.*允许.*刷新页面/))
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
])('login: after a login at /login%s the user is fetched, then the learner is at %s and the root view reloads [session#login]', async (search, target) => {
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
