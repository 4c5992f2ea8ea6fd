import { screen, waitFor } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import type { ThirdAccount } from '@xhkt/platform/auth'
import type { SystemConfig } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import type { ComponentType } from 'react'
import { BindForm } from './bind-form.tsx'
import { FormHarness } from './form-harness.tsx'
import type { FormProps } from './form-props.ts'
import { PasswordForm } from './password-form.tsx'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'

const wechat: ThirdAccount = { type: 1, openid: 'open', unionid: 'union' }
const onDone = jest.fn()

const forms = {
  login: PhoneCodeForm,
  register: RegisterForm,
  bind: (props: FormProps) => <BindForm {...props} account={wechat} />,
  password: (props: FormProps) => <PasswordForm {...props} aside={null} />,
  reset: (props: FormProps) => <ResetForm {...props} onDone={onDone} />,
} satisfies Record<string, ComponentType<FormProps>>

const actions = { login: '登录', register: '注册', bind: '绑定并登录', password: '登录', reset: '重置密码' }
const agreement = '我已阅读并同意用户协议和隐私政策'
const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const happy: Answers = {
  'GET /v1/sys/config': { pc_check_graph_switch: 0 } as SystemConfig,
  'POST /v1/sendSms': {},
  'POST /v1/login/register': login,
  'POST /v1/register': login,
  'POST /v1/third/login/register/bind': login,
  'PUT /v1/reset/pwd': {},
}

interface Filling {
  phone?: string
  code?: string
  password?: string
  agreed?: boolean
}
const right: Required<Filling> = { phone: '13800000001', code: '123456', password: 'study2026', agreed: true }

function setUp(name: keyof typeof forms, Form: ComponentType<FormProps> = forms[name], answers: Answers = {}) {
  onDone.mockClear()
  const onLogin = jest.fn(async () => {})
  const page = renderPage(<FormHarness Form={Form} onLogin={onLogin} />, { answers: { ...happy, ...answers } })
  const sent = () => page.calls.filter((call) => call.name !== 'GET /v1/sys/config')
  const fill = async (change: Filling = {}) => {
    const { phone, code, password, agreed } = { ...right, ...change }
    for (const [label, text] of [['手机号', phone], ['验证码', code], [/^新?密码$/, password]] as const) {
      const input = screen.queryByLabelText(label)
      if (!input || !text) continue
      await page.user.click(input)
      await page.user.paste(text)
    }
    const box = screen.queryByRole('checkbox', { name: agreement })
    if (agreed && box) await page.user.click(box)
  }
  const press = () => page.user.dblClick(screen.getByRole('button', { name: actions[name] }))
  return { ...page, onLogin, sent, fill, press }
}

const incomplete = '请把手机注册信息补充完整'
const unread = '请阅读并勾选同意页面协议'
const noSpaces = '不能存在空格'
const malformed = '手机号或密码格式不正确'

test.each<[section: string, form: keyof typeof forms, filling: Filling, message: string, place: string]>([
  ['login by code', 'login', { phone: '' }, '账号不能为空', '手机号'],
  ['login by code', 'login', { phone: '1380' }, '手机号错误', '手机号'],
  ['login by code', 'login', { code: '' }, '验证码不能为空', '验证码'],
  ['login by code', 'login', { agreed: false }, unread, agreement],
  ['login by password', 'password', { phone: '' }, '账号不能为空', '手机号'],
  ['login by password', 'password', { phone: '23800000001' }, '手机号错误', '手机号'],
  ['login by password', 'password', { password: '' }, '密码不能为空', '密码'],
  ['login by password', 'password', { password: 'short' }, '密码须为6到18位字母或数字', '密码'],
  ['login by password', 'password', { agreed: false }, unread, agreement],
  ['binding of a phone', 'bind', { phone: '' }, '账号不能为空', '手机号'],
  ['binding of a phone', 'bind', { code: '' }, '验证码不能为空', '验证码'],
  ['binding of a phone', 'bind', { agreed: false }, unread, agreement],
  ['registration: all three fields', 'register', { phone: '' }, incomplete, '手机号'],
  ['registration: all three fields', 'register', { code: '' }, incomplete, '验证码'],
  ['registration: all three fields', 'register', { phone: '1380', password: '', agreed: false }, incomplete, '密码'],
  ['registration: then the agreement', 'register', { phone: '1380', agreed: false }, unread, agreement],
  ['registration: then the phone', 'register', { phone: '1380', password: 'short' }, '手机号格式错误', '手机号'],
  ['registration: then the password', 'register', { password: 'short' }, '密码须为6到18位字母或数字', '密码'],
  ['password reset: all three fields', 'reset', { code: '', password: 'a b' }, '请把信息补充完整', '验证码'],
  ['password reset: no spaces', 'reset', { phone: '1380', password: 'study 2026' }, noSpaces, '新密码'],
  ['password reset: formats', 'reset', { phone: '1380' }, malformed, '手机号'],
  ['password reset: formats', 'reset', { password: 'short' }, malformed, '新密码'],
])('%s: the form %s with %j says %s at %s, and sends nothing [forms#login-forms, forms#registration, forms#password-reset]', async (_, name, filling, message, place) => {
  const { fill, press, sent } = setUp(name)
  await fill(filling)
  await press()
  const control = screen.getByLabelText(place)
  expect(control).toHaveFocus()
  expect(control).toHaveAccessibleDescription(message)
  expect(control).toBeInvalid()
  expect(screen.getAllByText(message)[0]).toHaveAttribute('role', 'alert')
  expect(sent()).toEqual([])
})

const { phone, code: sms_code, password } = right
const bound = { phone, sms_code, source: 'web' }

test.each<[name: keyof typeof forms, Form: ComponentType<FormProps>, call: string, body: object]>([
  ['login', forms.login, 'POST /v1/login/register', { phone, sms_code }],
  ['password', forms.password, 'POST /v1/login/register', { phone, password }],
  ['register', forms.register, 'POST /v1/register', { phone, sms_code, password }],
  ['bind', forms.bind, 'POST /v1/third/login/register/bind', { ...bound, ...wechat }],
  [
    'bind',
    (props) => <BindForm {...props} account={{ ...wechat, type: 2, access_token: 'qq' }} />,
    'POST /v1/third/login/register/bind',
    { ...bound, ...wechat, type: 2, access_token: 'qq' },
  ],
])('calls: a double click on %s sends its payload once, without a token', async (name, Form, call, body) => {
  const { fill, press, sent, onLogin } = setUp(name, Form)
  await fill()
  await press()
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(login))
  expect(sent()).toMatchObject([{ name: call, body }])
  expect(sent()[0]?.body).toEqual(body)
  expect(sent()[0]?.headers).not.toHaveProperty('Authorization')
})

test('password reset: a success says 密码修改成功，请去登录 [api#success-messages]', async () => {
  const { fill, press, sent } = setUp('reset')
  await fill()
  await press()
  expect(await screen.findByText('密码修改成功，请去登录')).toBeVisible()
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent().map(({ name, body }) => [name, body])).toEqual([['PUT /v1/reset/pwd', { phone, sms_code, password }]])
})

test.each(['login', 'register', 'bind', 'password', 'reset'] as const)('%s: a refusal shows its message, keeps the fields, and Enter submits again', async (name) => {
  let broken = true
  const once = <Data,>(data: Data) => () => (broken ? ApiFailure.refused(400005, '请检查后重新输入') : data)
  const { user, fill, press, onLogin } = setUp(name, forms[name], {
    'POST /v1/login/register': once(login),
    'POST /v1/register': once(login),
    'POST /v1/third/login/register/bind': once(login),
    'PUT /v1/reset/pwd': once({}),
  })
  await fill()
  const values = () => [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked])
  const before = values()
  await press()
  expect(await screen.findByText('请检查后重新输入')).toBeVisible()
  expect(values()).toEqual(before)

  broken = false
  // A learner takes longer than the second of the guard against duplicate submissions.
  resetDuplicateGuard()
  await user.type(screen.getByLabelText('手机号'), '{Enter}')
  await waitFor(() => expect(name === 'reset' ? onDone : onLogin).toHaveBeenCalledTimes(1))
})

test.each([
  ['login', 2],
  ['register', 1],
  ['bind', 6],
  ['reset', 2],
] as const)('SMS code: %s requests a code of type %i', async (name, type) => {
  const { user, fill, sent } = setUp(name)
  await fill({ code: '', password: '', agreed: false })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码发送成功')).toBeVisible()
  expect(sent()).toMatchObject([{ name: 'POST /v1/sendSms', body: { phone, type } }])
})

test('password reset: a space in the new password shows an error; phone and code drop theirs', async () => {
  const { user } = setUp('reset')
  const [number, code, secret] = ['手机号', '验证码', '新密码'].map((label) => screen.getByLabelText(label))
  await user.type(number!, '138 0000 0001')
  await user.type(code!, '12 34😀56')
  await user.type(secret!, 'study！ 2026')
  expect([number, code, secret].map((input) => (input as HTMLInputElement).value)).toEqual([phone, sms_code, 'study 2026'])
  expect(secret).toHaveAccessibleDescription(noSpaces)
  await user.type(secret!, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(secret).toHaveValue(password)
  expect(secret).toHaveAccessibleDescription('')
  expect(secret).toBeValid()
})
