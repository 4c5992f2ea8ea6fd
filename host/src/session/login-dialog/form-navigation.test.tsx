import { act, screen, waitFor, within } from '@testing-library/react'
import { auth, type SessionDialog, type ThirdAccount, useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { SystemConfig } from '@xhkt/contract'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { forgetDrafts } from '../forms/draft.ts'
import { LoginDialog } from './login-dialog.tsx'

const account: ThirdAccount = { type: 2, openid: 'open', unionid: 'union', access_token: 'qq-token' }
const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const detail = { detail: { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }, tag: null }
const answers: Answers = {
  'GET /v1/sys/config': { pc_check_graph_switch: 0 } as SystemConfig,
  'POST /v1/login/register': login,
  'POST /v1/register': login,
  'POST /v1/third/login/register/bind': login,
  'GET /v1/user/detail': detail,
}
const unread = '请阅读并勾选同意页面协议'
const agreement = '我已阅读并同意用户协议和隐私政策'
const configured = { ...config }

beforeEach(() => {
  Object.assign(config, { wechat: { scriptUrl: '/widget.js', appId: 'wx' }, qq: { authorizeUrl: '/authorize', clientId: '1' } })
})
afterEach(() => {
  Object.assign(config, configured)
  act(() => auth.closeLogin())
  forgetDrafts()
  sessionStorage.clear()
})

function setUp() {
  const onSignedIn = jest.fn()
  const Root = () => <LoginDialog dialog={useAuth((state) => state.dialog)} onSignedIn={onSignedIn} />
  return { ...renderPage(<Root />, { answers }), onSignedIn }
}

const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string) => dialog().getByRole('button', { name })
const box = () => dialog().getByRole('checkbox', { name: agreement })
const form = () => useAuth.getState().dialog?.form
// Also waits for the focus, which the dialog moves a moment later.
const ask = (open: () => void) => act(async () => open())

type Form = SessionDialog['form']
const open: Record<Form, () => void> = {
  tripartite: () => auth.openLogin(),
  wxLogin: () => auth.openLogin('wxLogin'),
  login: () => auth.openLogin('login'),
  bind: () => auth.openBind(account),
  register: () => auth.openRegister(),
  link: () => auth.openLink(2),
}

test.each<[from: string, Form, by: string, to: Form, title: string, name: string, focus: string]>([
  ['login dialog: opens on tripartite', 'tripartite', '', 'tripartite', '登录', '选择登录方式', '微信登录'],
  ['login dialog: a separate open call, to bind', 'bind', '', 'bind', '绑定手机号', '绑定手机', '手机号'],
  ['login dialog: by the phone option', 'tripartite', '验证码登录', 'login', '登录', '手机登录', '手机号'],
  ['login dialog: by the back link', 'login', '其他登录方式', 'tripartite', '登录', '选择登录方式', '微信登录'],
  ['login dialog: by WeChat', 'tripartite', '微信登录', 'wxLogin', '登录', '微信登录', '验证码登录'],
  ['login dialog: by the back link', 'wxLogin', '验证码登录', 'login', '登录', '手机登录', '手机号'],
  ['login dialog: a separate open call, to link', 'link', '', 'link', '绑定第三方账号', '授权绑定', '前往QQ授权'],
  ['login dialog: register is a separate dialog', 'tripartite', '注册', 'register', '注册账号', '填写注册信息', '手机号'],
  ['login dialog: from register back to login', 'register', '登录', 'tripartite', '登录', '选择登录方式', '微信登录'],
])('%s, %s %s → %s [session#login-dialog]', async (_, from, by, to, title, name, focus) => {
  const { user } = setUp()
  await ask(open[from])
  await screen.findByRole('dialog')
  if (by === '微信登录') await user.click(box())
  if (by) await user.click(button(by))
  expect(form()).toBe(to)
  const shown = await screen.findByRole('dialog', { name: title })
  const group = within(shown).getByRole('group', { name })
  await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement))
  expect(document.activeElement).toHaveAccessibleName(focus)
})

test('login dialog: the QQ callback opens bind over the open form [session#login-dialog]', async () => {
  setUp()
  await ask(open.tripartite)
  await screen.findByRole('dialog', { name: '登录' })
  await ask(open.bind)
  expect(await screen.findByRole('dialog', { name: '绑定手机号' })).toHaveTextContent('绑定手机号，完成QQ登录')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

describe('agreement: the WeChat and QQ buttons require it [forms#agreement]', () => {
  test.each(['微信登录', 'QQ登录'])('%s', async (name) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = setUp()
    await ask(open.tripartite)
    await screen.findByRole('dialog')
    await user.click(button(name))
    expect(form()).toBe('tripartite')
    expect(opened).not.toHaveBeenCalled()
    expect(box()).toHaveFocus()
    expect(box()).toHaveAccessibleDescription(unread)
    expect(dialog().getAllByRole('alert').map(({ textContent }) => textContent)).toContain(unread)
    await user.click(box())
    expect(box()).toHaveAccessibleDescription('')
    await user.click(button(name))
    if (name === 'QQ登录') expect(opened).toHaveBeenCalledTimes(1)
    else expect(form()).toBe('wxLogin')
  })
})

test('agreement: it starts unchecked at each opening, and the forms of one opening share it [forms#agreement]', async () => {
  const { user } = setUp()
  await ask(open.tripartite)
  await screen.findByRole('dialog')
  expect(box()).not.toBeChecked()
  await user.click(box())
  await user.click(button('验证码登录'))
  expect(box()).toBeChecked()
  await ask(open.bind)
  expect(box()).toBeChecked()
  await ask(open.register)
  expect(box()).not.toBeChecked()
  await user.click(box())
  await ask(open.tripartite)
  expect(box()).not.toBeChecked()
  await user.click(box())
  await ask(() => auth.closeLogin())
  await ask(open.tripartite)
  expect(box()).not.toBeChecked()
})

test('login dialog: a third party that is not configured has no button', async () => {
  Object.assign(config, { wechat: { scriptUrl: '', appId: '' }, qq: { authorizeUrl: '', clientId: '' } })
  setUp()
  await ask(open.tripartite)
  await screen.findByRole('dialog')
  expect(button('验证码登录')).toBeVisible()
  expect(dialog().queryByRole('button', { name: '微信登录' })).toBeNull()
  expect(dialog().queryByRole('button', { name: 'QQ登录' })).toBeNull()
})

async function fill(user: ReturnType<typeof setUp>['user'], fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(dialog().getByLabelText(label))
    await user.paste(text)
  }
}

test('drafts survive switching forms and closing; a code stays with the form that requested it', async () => {
  const { user } = setUp()
  await ask(open.login)
  await screen.findByRole('dialog')
  await fill(user, { 手机号: '13800000001', 验证码: '111111' })
  await user.click(button('其他登录方式'))
  await user.click(button('注册'))
  expect(dialog().getByLabelText('手机号')).toHaveValue('13800000001')
  expect(dialog().getByLabelText('验证码')).toHaveValue('')
  await fill(user, { 验证码: '222222', 密码: 'study2026' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('手机号')).toBeNull())
  await ask(open.register)
  expect(await screen.findByLabelText('密码')).toHaveValue('study2026')
  expect(dialog().getByLabelText('验证码')).toHaveValue('222222')
  await ask(open.login)
  expect(dialog().getByLabelText('验证码')).toHaveValue('111111')
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>(storage)).join()
  expect(kept).toContain('13800000001')
  expect(kept).not.toMatch(/study2026|111111|222222/)
})

test.each<[Form, Record<string, string>, press: string, call: string, message: string]>([
  ['login', { 手机号: '13800000001', 验证码: '123456' }, '登录', 'POST /v1/login/register', '登录成功'],
  ['register', { 手机号: '13800000003', 验证码: '123456', 密码: 'study2026' }, '注册', 'POST /v1/register', '注册成功'],
  ['bind', { 手机号: '13800000001', 验证码: '123456' }, '绑定并登录', 'POST /v1/third/login/register/bind', '登录成功'],
])('login, after %s: the user is fetched, the dialog closes, the root view reloads, with one toast [session#login]', async (name, fields, press, call, message) => {
  const { user, calls, onSignedIn } = setUp()
  onSignedIn.mockImplementation(() => expect(useAuth.getState()).toMatchObject({ dialog: null, user: { nickname: '小明' } }))
  await ask(open[name])
  await screen.findByRole('dialog')
  await fill(user, fields)
  await user.click(box())
  await user.dblClick(button(press))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(calls.map((each) => each.name).slice(-2)).toEqual([call, 'GET /v1/user/detail'])
  expect(screen.getAllByText(/成功$/).map(({ textContent }) => textContent)).toEqual([message])
  // Another person may open the dialog next.
  expect(sessionStorage.getItem('xhkt_typed_phone')).toBeNull()
  await ask(() => auth.signOut())
  await ask(open[name])
  for (const label of Object.keys(fields)) expect(await screen.findByLabelText(label)).toHaveValue('')
})

test('the link to the password page closes the dialog and keeps the return address', async () => {
  const { user } = setUp()
  history.replaceState(null, '', '/courseDetail?course_id=1')
  await ask(open.tripartite)
  const link = await screen.findByRole('link', { name: '密码登录' })
  expect(link).toHaveAttribute('href', '/login?return_to=%2FcourseDetail%3Fcourse_id%3D1')
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(form()).toBe('tripartite')
  await user.click(link)
  expect(form()).toBeUndefined()
})
