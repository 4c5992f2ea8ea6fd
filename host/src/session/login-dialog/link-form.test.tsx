import { act, screen, waitFor } from '@testing-library/react'
import { auth, useAuth, useThirdPartyCode } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { renderPage } from '@xhkt/testing/render-page'
import { FakeChannel } from '@xhkt/testing/fake-channel'
import { issuedState } from '../third-party/oauth-state.ts'
import { offerQqReturn } from '../third-party/qq-channel.ts'
import { LinkForm } from './link-form.tsx'

beforeEach(() => {
  FakeChannel.install()
  jest.replaceProperty(config, 'qq', { authorizeUrl: 'https://graph.qq.com/oauth2.0/authorize', clientId: '101' })
})
afterEach(() => useThirdPartyCode.setState(null, true))

function open(popup: { closed: boolean; close: () => void; focus: () => void } | null) {
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  auth.openLink(2)
  return renderPage(<LinkForm type={2} />, { session: true })
}
const start = () => screen.getByRole('button', { name: '前往QQ授权' })

test('binding QQ: hands the token with the right state to the page, and sends no login [personal#third-party-accounts]', async () => {
  const { user, calls } = open({ closed: false, close: jest.fn(), focus: jest.fn() })
  await user.click(start())
  await waitFor(() => expect(FakeChannel.open.size).toBe(1))
  const state = issuedState('qqLink') ?? ''
  expect(issuedState('qq')).toBeNull()
  await act(() => offerQqReturn({ state: 'forged', token: 'X', error: '' }))
  expect(useThirdPartyCode.getState()).toBeNull()
  await act(() => offerQqReturn({ state, token: 'T', error: '' }))
  expect(useThirdPartyCode.getState()).toEqual({ type: 2, code: 'T' })
  expect(useAuth.getState().dialog).toBeNull()
  expect(calls.map(({ name }) => name)).not.toContain('POST /v1/third/login/register')
})

test('a blocked window: says so, and offers no login in this window', async () => {
  const { user } = open(null)
  await user.click(start())
  expect(await screen.findByText('浏览器拦截了QQ登录窗口，请允许弹出窗口后再试')).toBeVisible()
  expect(screen.queryByRole('button', { name: '在当前页面继续' })).toBeNull()
})
