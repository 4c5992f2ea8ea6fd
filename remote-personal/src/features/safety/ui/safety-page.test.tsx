import { screen } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { mountOffline, MountOnClick, goOnline } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { address, openSafety, pageAnswers } from '../testing/open-safety.tsx'
import SafetyPage from './safety-page.tsx'

test('the phone number is masked', () => {
  const { container, phone } = openSafety()
  expect(screen.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible()
  expect(screen.getByText(/^139\*{4}\d{4}$/)).toBeVisible()
  expect(container.querySelector('section')).not.toHaveTextContent(phone)
})

describe('while the user is not known', () => {
  const detail = 'GET /v1/user/detail'
  function openUnknown(answers: Answers) {
    auth.signIn({ access_token: 'test-token', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    return renderPage(<SafetyPage />, { address, answers: { ...pageAnswers, ...answers } })
  }
  const learnerOf = (phone: string) => ({ detail: { user_id: '9', nickname: '', avatar: '', phone }, tag: null })

  test('offline: the page says so, and loads the number when the network is back', async () => {
    auth.signIn({ access_token: 'test-token', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    renderPage(<MountOnClick><SafetyPage /></MountOnClick>, { address, answers: { ...pageAnswers, [detail]: learnerOf('13700001234') } })
    mountOffline()
    expect(screen.getByText('网络异常')).toBeVisible()
    goOnline()
    expect(await screen.findByText('137****1234')).toBeVisible()
  })

  test('requests the number', async () => {
    openUnknown({ [detail]: learnerOf('13700001234') })
    expect(screen.getByText('加载中')).toBeInTheDocument()
    expect(await screen.findByText('137****1234')).toBeVisible()
  })

  test('keeps the navigation after a failure, which can be retried', async () => {
    let up = false
    const { user } = openUnknown({ [detail]: () => (up ? learnerOf('13700001234') : ApiFailure.status(503)) })
    expect(await screen.findByText('系统接口503异常')).toBeVisible()
    expect(screen.getByRole('navigation', { name: '个人中心' })).toBeVisible()
    up = true
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('137****1234')).toBeVisible()
  })

  test('offers a way on for an account without a number', async () => {
    openUnknown({ [detail]: learnerOf('') })
    expect(await screen.findByText('还没有绑定手机号')).toBeVisible()
    expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/aboutAndcontact/index/contact')
  })
})
