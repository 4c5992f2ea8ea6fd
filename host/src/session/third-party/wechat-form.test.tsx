import { act, fireEvent, screen } from '@testing-library/react'
import { config } from '@xhkt/platform/config'
import { renderPage } from '@xhkt/testing/render-page'
import { FakeWxLogin } from './fake-wx-login.ts'
import { redirectUri } from './use-wechat-code.ts'
import { WechatForm } from './wechat-form.tsx'
import { useWechatLoginState } from './wechat-login-state.ts'

const failed = '微信二维码加载失败，请检查网络后重试'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="wxLogin.js"]')]
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Simulates that the vendor's script arrives, with its widget or without. */
async function deliver(widget = true): Promise<void> {
  await act(async () => {
    if (widget) FakeWxLogin.install()
    scripts().at(-1)?.dispatchEvent(new Event('load'))
  })
}

let number = 0
beforeEach(() => {
  jest.useFakeTimers()
  jest.replaceProperty(config, 'wechat', { scriptUrl: `/test-${(number += 1)}/wxLogin.js`, appId: 'wx1' })
  window.history.replaceState(null, '', '/courseDetail?course_id=7&code=old&state=old')
})
afterEach(() => {
  jest.useRealTimers()
  delete window.WxLogin
  for (const script of scripts()) script.remove()
  useWechatLoginState.setState({ at: 'none' }, true)
})

test('loads the widget only when it is shown, with the vendor’s parameters [third-parties#wechat-login]', async () => {
  expect(scripts()).toHaveLength(0)
  renderPage(<WechatForm />)
  expect(screen.getByText('二维码加载中')).toBeVisible()
  await deliver()
  const { options, frame } = FakeWxLogin.last
  expect(options).toMatchObject({ appid: 'wx1', scope: 'snsapi_login', self_redirect: false })
  expect(options.redirect_uri).toBe(encodeURIComponent('http://localhost/courseDetail?course_id=7'))
  expect(options.state).toMatch(/^[0-9a-f]{32}$/)
  expect(sessionStorage.getItem('xhkt_state_wechat')).toBe(JSON.stringify(options.state))
  expect(sessionStorage.getItem('xhkt_return_to')).toContain('/courseDetail')
  expect(localStorage.getItem('xhkt_state_wechat')).toBeNull()
  act(() => options.onReady(true))
  expect(screen.queryByText('二维码加载中')).toBeNull()
  expect(frame.title).toBe('微信登录二维码')
})

test.each([
  ['/courseDetail', '?course_id=7', 'https://x.cn/courseDetail?course_id=7'],
  ['/courseDetail', '?code=a&course_id=7&state=b', 'https://x.cn/courseDetail?course_id=7'],
  ['/', '', 'https://x.cn/'],
  ['/control/authQQCallback', '?state=b', 'https://x.cn/'],
])('WeChat returns from %s%s to %s', (pathname, search, address) => {
  expect(redirectUri({ origin: 'https://x.cn', pathname, search })).toBe(address)
})

describe('a QR code that does not load', () => {
  const cases: [string, () => Promise<void>][] = [
    ['the script cannot be loaded', async () => act(async () => void scripts().at(-1)?.dispatchEvent(new Event('error')))],
    ['the script defines no widget', () => deliver(false)],
    ['the script hangs', () => pass(10_000)],
    [
      'the frame hangs',
      async () => {
        await deliver()
        await pass(10_000)
      },
    ],
    [
      'the widget throws',
      async () => {
        window.WxLogin = jest.fn(() => {
          throw new Error('broken')
        })
        await act(async () => void scripts().at(-1)?.dispatchEvent(new Event('load')))
      },
    ],
  ]

  test.each(cases)('%s: shows an error, and 重试 loads again', async (_, happen) => {
    renderPage(<WechatForm />)
    await happen()
    expect(screen.getByRole('alert')).toHaveTextContent(failed)
    const before = sessionStorage.getItem('xhkt_state_wechat')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toHaveTextContent('二维码加载中')
    await deliver()
    act(() => FakeWxLogin.last.options.onReady(true))
    expect(screen.queryByText('二维码加载中')).toBeNull()
    expect(JSON.stringify(FakeWxLogin.last.options.state)).not.toBe(before)
  })

  test('a retry requests the script under a changed URL', async () => {
    renderPage(<WechatForm />)
    await pass(10_000)
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(scripts().map(({ src }) => new URL(src).search)).toEqual(['', '?retry=1'])
  })

  test('offline it shows an error at once, and loads again when the network is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage(<WechatForm />)
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(failed)
    onLine.mockReturnValue(true)
    await act(async () => void window.dispatchEvent(new Event('online')))
    await deliver()
    expect(FakeWxLogin.made).toHaveLength(1)
  })
})

test('a frame that is not ready is shown with a retry', async () => {
  renderPage(<WechatForm />)
  await deliver()
  act(() => void FakeWxLogin.last.frame.dispatchEvent(new Event('load')))
  await pass(1500)
  expect(screen.getByText('二维码没有显示？请重试')).toBeVisible()
  act(() => FakeWxLogin.last.options.onReady(true))
  expect(screen.queryByText('二维码没有显示？请重试')).toBeNull()
})

test('a QR code stays when its frame loads again, as after a refresh within it', async () => {
  renderPage(<WechatForm />)
  await deliver()
  act(() => FakeWxLogin.last.options.onReady(true))
  act(() => void FakeWxLogin.last.frame.dispatchEvent(new Event('load')))
  await pass(20_000)
  expect(screen.queryByText('二维码没有显示？请重试')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('unmounting the form removes the QR code', async () => {
  const { unmount } = renderPage(<WechatForm />)
  await deliver()
  const { frame } = FakeWxLogin.last
  unmount()
  await pass(20_000)
  expect(frame.isConnected).toBe(false)
})

test('a login that returns from WeChat shows its progress and loads no QR code', () => {
  useWechatLoginState.setState({ at: 'working' }, true)
  renderPage(<WechatForm />)
  expect(screen.getByRole('status')).toHaveTextContent('正在登录，请稍候')
  expect(scripts()).toHaveLength(0)
})

test('no QR code loads while the dialog fades out after the login', () => {
  useWechatLoginState.setState({ at: 'working' }, true)
  renderPage(<WechatForm />)
  act(() => useWechatLoginState.setState({ at: 'none' }, true))
  expect(scripts()).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('a transport error can be retried, and closing the form gives the login up', () => {
  const retry = jest.fn()
  useWechatLoginState.setState({ at: 'lost', retry }, true)
  const { unmount } = renderPage(<WechatForm />)
  expect(screen.getByRole('alert')).toHaveTextContent('微信登录没有完成，请重试')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(retry).toHaveBeenCalledTimes(1)
  unmount()
  expect(useWechatLoginState.getState()).toEqual({ at: 'none' })
})
