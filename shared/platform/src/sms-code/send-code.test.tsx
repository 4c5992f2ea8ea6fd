import { act, screen, waitFor } from '@testing-library/react'
import { config } from '@xhkt/platform/config'
import type { SystemConfig } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { WaitingPage } from '@xhkt/testing/waiting-page'
import { useState } from 'react'
import { type FakeCaptcha, installFakeGeetest, pass } from '@xhkt/testing/fake-geetest'
import { useSendCode } from './send-code.ts'

const system = (pc_check_graph_switch: number) => ({ pc_check_graph_switch }) as SystemConfig
let number = 0

function Sender() {
  const [said, setSaid] = useState('')
  const [puzzle, setPuzzle] = useState(false)
  const { sending, send } = useSendCode('login', setPuzzle)
  const tell = (outcome: unknown) => setSaid(outcome instanceof Error ? outcome.message : String(outcome))
  return (
    <>
      <button aria-busy={sending} onClick={() => void send('13800000001').then(tell)}>
        发
      </button>
      <output data-puzzle={puzzle}>{said}</output>
    </>
  )
}

function setUp(answers: Answers, ui = <Sender />) {
  config.captcha = { scriptUrl: `/send-code-${(number += 1)}.js`, captchaId: 'id' }
  const page = renderPage(ui, { answers: { 'POST /v1/sendSms': {}, ...answers } })
  const bodies = () => page.calls.filter(({ name }) => name === 'POST /v1/sendSms').map(({ body }) => body)
  return { ...page, bodies, press: () => page.user.click(screen.getByRole('button', { name: '发' })) }
}

const script = () => document.querySelector<HTMLScriptElement>(`script[src*="${config.captcha.scriptUrl}"]`)

/** Completes the load of the vendor's script, and waits until the puzzle is shown. */
async function showPuzzle(): Promise<FakeCaptcha> {
  await waitFor(() => expect(script()).not.toBeNull())
  const vendor = installFakeGeetest()
  await act(async () => script()?.dispatchEvent(new Event('load')))
  await act(async () => vendor.last.becomeReady())
  await waitFor(() => expect(vendor.last.calls).toContain('show'))
  return vendor.last
}

const said = () => screen.getByRole('status')

afterEach(() => delete window.initGeetest4)

test('the captcha is skipped when pc_check_graph_switch is 0 [forms#slider-captcha]', async () => {
  const { press, bodies } = setUp({ 'GET /v1/sys/config': system(0) })
  await press()
  await waitFor(() => expect(said()).toHaveTextContent('sent'))
  expect(script()).toBeNull()
  expect(bodies()).toEqual([{ phone: '13800000001', type: 2 }])
})

test('a toast 验证码发送成功 follows a code that was sent [api#success-messages]', async () => {
  const { press } = setUp({ 'GET /v1/sys/config': system(0) })
  await press()
  await waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(/^验证码发送成功$/))
})

test.each([
  ['is 1', system(1)],
  ['is unknown', ApiFailure.network()],
])('when the switch %s, the call has the four fields of the captcha', async (_, answer) => {
  const { press, bodies } = setUp({ 'GET /v1/sys/config': answer })
  await press()
  const captcha = await showPuzzle()
  expect(said()).toHaveAttribute('data-puzzle', 'true')
  expect(bodies()).toEqual([])
  await act(async () => captcha.solve())
  await waitFor(() => expect(said()).toHaveTextContent('sent'))
  expect(said()).toHaveAttribute('data-puzzle', 'false')
  expect(bodies()).toEqual([{ phone: '13800000001', type: 2, ...pass }])
})

test('closing the puzzle sends nothing and shows no toast', async () => {
  const { press, bodies } = setUp({ 'GET /v1/sys/config': system(1) })
  await press()
  const captcha = await showPuzzle()
  await act(async () => captcha.close())
  await waitFor(() => expect(said()).toHaveTextContent('closed'))
  expect(bodies()).toEqual([])
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false')
})

test('a failed send resets the captcha [forms#sms-code]', async () => {
  const { press } = setUp({ 'GET /v1/sys/config': system(1), 'POST /v1/sendSms': ApiFailure.refused(400003, '安全验证未通过，请重试') })
  await press()
  const captcha = await showPuzzle()
  await act(async () => captcha.solve())
  await waitFor(() => expect(said()).toHaveTextContent('refused'))
  expect(captcha.calls).toEqual(['show', 'reset'])
  expect(screen.getByText('安全验证未通过，请重试')).toBeVisible()
})

test('a captcha that does not load shows its error, and a retry works', async () => {
  const { press, bodies } = setUp({ 'GET /v1/sys/config': system(1) })
  await press()
  await waitFor(() => expect(script()).not.toBeNull())
  await act(async () => script()?.dispatchEvent(new Event('error')))
  expect(await screen.findByText('安全验证加载失败，请检查网络后重试')).toBeVisible()
  await press()
  const captcha = await showPuzzle()
  await act(async () => captcha.solve())
  await waitFor(() => expect(bodies()).toHaveLength(1))
})

test('unmounting the form destroys the puzzle', async () => {
  const { press, unmount } = setUp({ 'GET /v1/sys/config': system(1) })
  await press()
  const captcha = await showPuzzle()
  unmount()
  await waitFor(() => expect(captcha.calls).toEqual(['show', 'destroy']))
})

test('a form whose session expired shows the puzzle after the next login', async () => {
  const { user, press, bodies } = setUp({ 'GET /v1/sys/config': system(1) }, (
    <WaitingPage>
      <Sender />
    </WaitingPage>
  ))
  await user.click(screen.getByRole('button', { name: '会话过期' }))
  await user.click(screen.getByRole('button', { name: '重新登录' }))
  await press()
  const captcha = await showPuzzle()
  await act(async () => captcha.solve())
  await waitFor(() => expect(said()).toHaveTextContent('sent'))
  expect(bodies()).toHaveLength(1)
})
