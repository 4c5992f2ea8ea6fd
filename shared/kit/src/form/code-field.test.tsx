import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { config } from '@xhkt/platform/config'
import type { SystemConfig } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { useState } from 'react'
import { CodeField } from './code-field.tsx'

const phone = '13800000001'
let scripts = 0

interface Options {
  start?: string
  error?: string
  answers?: Answers
}

function Field({ start = phone, error }: Options) {
  const [number, setNumber] = useState(start)
  const [code, setCode] = useState('')
  const [phoneError, setPhoneError] = useState('')
  return (
    <>
      <input aria-label="手机号" value={number} onChange={(event) => setNumber(event.target.value)} />
      <CodeField id="code" use="login" phone={number} value={code} error={error} onValue={setCode} onPhoneError={setPhoneError} onPuzzle={() => undefined} />
      <output>{phoneError}</output>
    </>
  )
}

function setUp({ answers, ...field }: Options = {}, pc_check_graph_switch = 0) {
  scripts += 1
  config.captcha = { scriptUrl: `/code-field-${scripts}.js`, captchaId: 'id' }
  const usual = { 'GET /v1/sys/config': { pc_check_graph_switch } as SystemConfig, 'POST /v1/sendSms': {} }
  const page = renderPage(<Field {...field} />, { answers: { ...usual, ...answers } })
  const sent = () => page.calls.filter(({ name }) => name === 'POST /v1/sendSms')
  return { ...page, sent }
}

const button = () => screen.getByRole('button')
const code = () => screen.getByLabelText('验证码')
const script = () => document.querySelector(`script[src*="${config.captcha.scriptUrl}"]`)

test('the button shows 获取验证码, then the seconds that remain, disabled until there are none [forms#sms-code]', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  try {
    setUp()
    expect(button()).toHaveTextContent('获取验证码')
    fireEvent.click(button())
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(button()).toHaveTextContent('60秒后重新获取')
    expect(button()).toBeDisabled()
    expect(code()).toHaveFocus()
    await act(() => jest.advanceTimersByTimeAsync(59_000))
    expect(button()).toHaveTextContent('1秒后重新获取')
    expect(button()).toBeDisabled()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(button()).toHaveTextContent('获取验证码')
    expect(button()).toBeEnabled()
  } finally {
    jest.useRealTimers()
  }
})

test('the countdown continues after the field unmounts', async () => {
  const { user, unmount } = setUp()
  await user.click(button())
  expect(await screen.findByRole('button', { name: /^[56]\d秒后重新获取$/ })).toBeDisabled()
  unmount()
  setUp()
  expect(screen.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeDisabled()
})

test.each([
  ['', '请先填写手机号码'],
  ['1380', '请输入正确手机号'],
  ['23800000001', '请输入正确手机号'],
])('no code is sent to "%s", and the form shows %s [forms#phone]', async (start, message) => {
  const { user, sent } = setUp({ start })
  await user.click(button())
  expect(screen.getByText(message)).toBeVisible()
  expect(sent()).toEqual([])
})

test.each(failuresOf('POST /v1/sendSms'))('a code that is not sent because of %s: says why, and can be sent again at once', async (_, failure, words) => {
  const { user } = setUp({ answers: { 'POST /v1/sendSms': failure } })
  await user.click(button())
  expect(await screen.findByText(words)).toBeVisible()
  expect(button()).toHaveTextContent('获取验证码')
  expect(button()).toBeEnabled()
})

test('a puzzle that does not load shows its error at the field until the learner types', async () => {
  const { user } = setUp({}, 1)
  await user.click(button())
  await waitFor(() => expect(script()).not.toBeNull())
  await act(async () => script()?.dispatchEvent(new Event('error')))
  const message = '安全验证加载失败，请检查网络后重试'
  await waitFor(() => expect(code()).toHaveAccessibleDescription(message))
  expect(code()).toBeInvalid()
  await user.type(code(), '1')
  expect(code()).toHaveAccessibleDescription('')
})

test('the puzzle preloads when the learner completes the number, but not for an initial number', async () => {
  const { user } = setUp({ start: '1380000000' }, 1)
  expect(script()).toBeNull()
  await user.type(screen.getByLabelText('手机号'), '1')
  await waitFor(() => expect(script()).not.toBeNull())

  setUp({ start: phone }, 1)
  await act(async () => {})
  expect(script()).toBeNull()
})

test('a code has six characters at most, cleaned, and a phone offers the code of the message [forms#sms-code]', async () => {
  const { user } = setUp()
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await user.click(code())
  await user.paste('【12 34-56】78')
  expect(code()).toHaveValue('123456')
})

test.each([
  ['【学海课堂】验证码：123456，5 分钟内有效。如非本人操作请忽略', '123456'],
  ['您的验证码是１２３４５６，10分钟内有效', '123456'],
  ['验证码 123456，客服电话 4008001234', '123456'],
  ['二选一：123456 或 654321', '二选一123'],
])('only the code of the pasted message %s is taken', async (message, expected) => {
  const { user } = setUp()
  await user.click(code())
  await user.paste(message)
  expect(code()).toHaveValue(expected)
})
