import { act, screen, waitFor } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { auth, requestLogin, useAuth } from '@xhkt/platform/auth'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import { forgetDrafts } from '../forms/draft.ts'
import { LoginDialog } from './login-dialog.tsx'

afterEach(forgetDrafts)

const system = sampleSystemConfig({ study_video_report_period: 15, pc_check_graph_switch: 0 })
const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const detail = { detail: { user_id: '1', nickname: '', avatar: '', phone: '13800000001' }, tag: null }
const happy: Answers = {
  'GET /v1/sys/config': system,
  'POST /v1/sendSms': {},
  'POST /v1/login/register': login,
  'GET /v1/user/detail': detail,
}

/** Renders the dialog as SessionRoot does. */
function Root({ onSignedIn }: { onSignedIn: () => void }) {
  return <LoginDialog dialog={useAuth((state) => state.dialog)} onSignedIn={onSignedIn} />
}

async function setUp(answers: Answers = {}) {
  auth.openLogin('login')
  const onSignedIn = jest.fn()
  const page = renderPage(<Root onSignedIn={onSignedIn} />, { answers: { ...happy, ...answers } })
  // The dialog gives the first field the focus a moment after it has opened.
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus())
  const names = () => page.calls.map((call) => call.name)
  const fill = async (phone: string, code: string, agree = true) => {
    for (const [label, text] of [['手机号', phone], ['验证码', code]] as const) {
      await page.user.click(screen.getByLabelText(label))
      if (text) await page.user.paste(text)
    }
    if (agree) await page.user.click(screen.getByRole('checkbox'))
  }
  return { ...page, onSignedIn, names, fill }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('the dialog has a name, its agreement is unticked, and the agreement’s texts open in a new tab', async () => {
  await setUp()
  expect(screen.getByRole('dialog', { name: '登录' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '我已阅读并同意用户协议和隐私政策' })).not.toBeChecked()
  for (const [name, page] of [
    ['《用户协议》', 'useragreement'],
    ['《隐私政策》', 'privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', `/aboutAndcontact/index/${page}`)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('a double click sends one code', async () => {
  const { user, fill, calls } = await setUp()
  await fill('13800000001', '', false)
  await user.dblClick(button('获取验证码'))
  expect(await screen.findByText('验证码发送成功')).toBeVisible()
  const sent = calls.filter((call) => call.name === 'POST /v1/sendSms')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({ phone: '13800000001', type: 2 })
  expect(sent[0]?.headers).not.toHaveProperty('Authorization')
})

test('a sent code starts the countdown and focuses the code field', async () => {
  const { user, fill } = await setUp()
  await fill('13800000001', '', false)
  await user.click(button('获取验证码'))
  expect(await screen.findByRole('button', { name: /^[56]\d秒后重新获取$/ })).toBeDisabled()
  expect(screen.getByLabelText('验证码')).toHaveFocus()
})

test('a refused code starts no countdown and keeps the fields', async () => {
  const { user, fill } = await setUp({ 'POST /v1/sendSms': () => ApiFailure.refused(429001, '发送太频繁，请稍后再试') })
  await fill('13800000001', '', false)
  await user.click(button('获取验证码'))
  expect(await screen.findByText('发送太频繁，请稍后再试')).toBeVisible()
  expect(button('获取验证码')).toBeEnabled()
  expect(screen.getByLabelText('手机号')).toHaveValue('13800000001')
})

test('a double click logs in once, fetches the user, closes the dialog, and reloads the page', async () => {
  const { user, fill, calls, names, onSignedIn } = await setUp()
  onSignedIn.mockImplementation(() => expect(useAuth.getState().dialog).toBeNull())
  const wanted = requestLogin()
  await fill('13800000001', '123456')
  await user.dblClick(button('登录'))
  expect(await screen.findByText('登录成功')).toBeVisible()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(await wanted).toBe(true)
  expect(names().filter((name) => name === 'POST /v1/login/register')).toHaveLength(1)
  expect(calls.find((call) => call.name === 'POST /v1/login/register')?.body).toEqual({ phone: '13800000001', sms_code: '123456' })
  expect(names().slice(-2)).toEqual(['POST /v1/login/register', 'GET /v1/user/detail'])
  expect(useAuth.getState()).toMatchObject({ token: 'fresh', user: { nickname: '13800000001' } })
})

test.each([
  ['a wrong code', ApiFailure.refused(400002, '验证码错误，请重新输入'), '验证码错误，请重新输入'],
  ['a dead line', ApiFailure.network(), '网络异常'],
  ['no answer in time', ApiFailure.timeout(), '系统接口请求超时'],
  ['a broken server', ApiFailure.status(502), '系统接口502异常'],
])('%s shows a message, keeps the fields and can be retried', async (_, failure, message) => {
  let broken = true
  const { user, fill, onSignedIn } = await setUp({ 'POST /v1/login/register': () => (broken ? failure : login) })
  await fill('13800000001', '123456')
  await user.click(button('登录'))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('手机号')).toHaveValue('13800000001')
  expect(screen.getByLabelText('验证码')).toHaveValue('123456')
  expect(screen.getByRole('checkbox')).toBeChecked()

  broken = false
  // A learner takes longer than the second of the guard against duplicate submissions.
  resetDuplicateGuard()
  await user.click(button('登录'))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
})

test('a login succeeds even if the user cannot be fetched', async () => {
  const { user, fill, onSignedIn } = await setUp({ 'GET /v1/user/detail': () => ApiFailure.network() })
  await fill('13800000001', '123456')
  await user.click(button('登录'))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(auth.token()).toBe('fresh')
})

test('Enter in a field logs in', async () => {
  const { user, fill, onSignedIn } = await setUp()
  await fill('13800000001', '123456')
  await user.type(screen.getByLabelText('验证码'), '{Enter}')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
})

test('closing a dialog that opened by itself focuses the main area', async () => {
  auth.openLogin('login')
  const { user } = renderPage(
    <>
      <main id="main" tabIndex={-1} />
      <Root onSignedIn={jest.fn()} />
    </>,
    { answers: happy },
  )
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('Escape closes the dialog; the next opening has the draft, and an unticked agreement', async () => {
  const { user, fill } = await setUp()
  const wanted = requestLogin()
  await fill('13800000001', '123')
  await user.keyboard('{Escape}')
  expect(await wanted).toBe(false)
  await waitFor(() => expect(screen.queryByLabelText('手机号')).not.toBeInTheDocument())
  act(() => auth.openLogin('login'))
  expect(await screen.findByLabelText('手机号')).toHaveValue('13800000001')
  expect(screen.getByLabelText('验证码')).toHaveValue('123')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})
