import { act, fireEvent, render, screen } from '@testing-library/react'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { AssetLoader } from './asset-loader.ts'
import { cancelLoading, loadPage } from './load-page.ts'
import { PageSlot } from './page-slot.tsx'
import { reportFile } from './report-failure.ts'
import { runRelease } from './tab-releases.ts'

const release: AreaRelease = {
  release: '1.0.0-a',
  entry: '/catalog/1.0.0-a/container.js',
  container: 'catalog_a',
  routes: [],
  assets: {},
  integrity: {},
  needs: { contract: 1 },
}
const Home = () => <h1>首页</h1>
const scripts = () => [...document.head.querySelectorAll('script')]
const newest = () => scripts().at(-1) as HTMLScriptElement

/** Requests a file as a bundle does. */
function loadFile(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.setAttribute('src', '/catalog/1.0.0-a/home.js')
    window.__xhktLoading?.load(script, 'src')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('Loading chunk home failed')))
    document.head.append(script)
  })
}

const arrive = () => act(async () => void newest().dispatchEvent(new Event('load')))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  window.__xhktLoading = undefined
})

test('a manual retry of a slow page stays with its release and reports no failure', async () => {
  const reported = jest.fn()
  Object.defineProperty(globalThis, 'reportError', { value: reported, configurable: true })
  window.__xhktLoading = new AssetLoader({ digestOf: () => 'sha384-any', loadDigests: () => undefined, timeout: 3_000, hasFallback: () => true, onFailure: reportFile })
  const replace = jest.fn(() => Promise.resolve('0.9.0-z'))
  const source = {
    owner: 'catalog' as const,
    release: release.release,
    loaded: () => undefined,
    load: () => loadPage('catalog', release, 'home'),
    cancel: () => cancelLoading(release),
    replace,
  }
  render(<PageSlot source={source} skeleton="home" />)

  await act(() => jest.advanceTimersByTimeAsync(2_500))
  const pages = { home: () => loadFile().then(() => ({ default: Home })) }
  Object.assign(window, { [release.container]: { init: () => undefined, get: () => Promise.resolve(() => ({ pages })) } })
  await arrive()
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(newest().src).toContain('home.js')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await act(() => jest.advanceTimersByTimeAsync(0))

  expect(newest().src).toContain('home.js?retry=1')
  await arrive()
  expect(screen.getByRole('heading', { name: '首页' })).toBeVisible()
  expect(replace).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
})

test('a file that hangs with no fallback release ends in an error view, and its 重试 loads the page', async () => {
  Object.defineProperty(globalThis, 'reportError', { value: jest.fn(), configurable: true })
  window.__xhktLoading = new AssetLoader({ digestOf: () => 'sha384-any', loadDigests: () => undefined, timeout: 3_000, hasFallback: () => false, onFailure: reportFile })
  const other: AreaRelease = { ...release, entry: '/catalog/1.0.0-b/container.js', container: 'catalog_b' }
  const source = {
    owner: 'catalog' as const,
    release: '1.0.0-b',
    loaded: () => undefined,
    load: () => loadPage('catalog', other, 'home'),
    cancel: () => cancelLoading(other),
    replace: () => Promise.resolve(null),
  }
  runRelease('catalog', { ...other, title: '课程' })
  render(<PageSlot source={source} skeleton="home" />)
  await act(() => jest.advanceTimersByTimeAsync(3_000))
  expect(screen.getByText('加载较慢，请稍候')).toBeVisible()
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(12_000))
  expect(screen.getByRole('alert')).toHaveTextContent('课程页面加载失败')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(newest().src).toContain('container.js?retry=2')
  const pages = { home: () => Promise.resolve({ default: Home }) }
  Object.assign(window, { [other.container]: { init: () => undefined, get: () => Promise.resolve(() => ({ pages })) } })
  await arrive()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { name: '首页' })).toBeVisible()
})
