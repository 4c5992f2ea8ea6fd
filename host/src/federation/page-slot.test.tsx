import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import { PageSlot } from './page-slot.tsx'

const Page = () => <h1>关于我们</h1>

const cssFailure = Object.assign(new Error('Loading CSS chunk about failed.\n(/host/about.css)'), { code: 'CSS_CHUNK_LOAD_FAILED' })
const scriptTimeout = Object.assign(new Error('Loading chunk about failed.\n(timeout: /host/about.js)'), { name: 'ChunkLoadError', type: 'timeout' })

test.each([
  ['a CSS chunk failure (code CSS_CHUNK_LOAD_FAILED)', cssFailure],
  ['a script chunk timeout', scriptTimeout],
])('asset failures: %s shows an error view, is reported, and can be retried [api#asset-failures]', async (_, failure) => {
  const reported = jest.fn()
  Object.defineProperty(window, 'reportError', { value: reported, configurable: true })
  const load = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(Page)
  const cancel = jest.fn()
  render(<PageSlot source={{ owner: 'host', loaded: () => undefined, load, cancel }} skeleton={<PlainSkeleton />} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败')
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ name: 'PageError', cause: failure }))
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '关于我们' })).toBeVisible()
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('a page that has loaded since the first render shows', async () => {
  const loaded = jest.fn<typeof Page | undefined, []>().mockReturnValueOnce(undefined).mockReturnValue(Page)
  render(<PageSlot source={{ owner: 'host', loaded, load: () => Promise.resolve(Page), cancel: jest.fn() }} skeleton={<PlainSkeleton />} />)
  expect(await screen.findByRole('heading', { name: '关于我们' })).toBeVisible()
})

describe('offline', () => {
  const goOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  afterEach(() => jest.restoreAllMocks())

  test('a page that cannot be loaded says so, blames no release, and loads by itself when the network is back', async () => {
    goOnline(false)
    const reported = jest.fn()
    Object.defineProperty(window, 'reportError', { value: reported, configurable: true })
    const load = jest.fn().mockRejectedValueOnce(scriptTimeout).mockResolvedValue(Page)
    const replace = jest.fn()
    render(<PageSlot source={{ owner: 'catalog', loaded: () => undefined, load, cancel: jest.fn(), replace }} skeleton="plain" />)
    expect(await screen.findByRole('alert')).toHaveTextContent('网络已断开，恢复后会自动加载')
    expect(replace).not.toHaveBeenCalled()
    expect(reported).not.toHaveBeenCalled()
    goOnline(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: '关于我们' })).toBeVisible()
  })

  test('a network that is back before the failure arrives starts another load', async () => {
    goOnline(false).mockReturnValueOnce(false).mockReturnValue(true)
    const load = jest.fn().mockRejectedValueOnce(scriptTimeout).mockResolvedValue(Page)
    render(<PageSlot source={{ owner: 'catalog', loaded: () => undefined, load, cancel: jest.fn() }} skeleton="plain" />)
    expect(await screen.findByRole('heading', { name: '关于我们' })).toBeVisible()
  })
})
