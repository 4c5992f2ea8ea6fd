import { fireEvent, screen } from '@testing-library/react'
import { config as deployment } from '@xhkt/platform/config'
import { renderPage } from '@xhkt/testing/render-page'
import DownloadAppPage from './download-app-page.tsx'

const before = { ...deployment }
afterEach(() => Object.assign(deployment, before))

function open(app: Partial<typeof before.app>) {
  deployment.app = { ...before.app, ...app }
  renderPage(<DownloadAppPage />, { address: '/downloadApp' })
}

const all = { qrcode: '/app.svg', ios: 'https://ios.example.com/app', android: 'https://android.example.com/app' }
const code = () => screen.queryByRole('img', { name: '手机APP二维码' })
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['everything', all, '扫描二维码，或在应用商店中打开', [all.ios, all.android]],
  ['only a QR code', { qrcode: '/app.svg' }, '扫描二维码', []],
  ['only stores', { ios: all.ios, android: all.android }, '在应用商店中打开', [all.ios, all.android]],
  ['one store', { android: all.android }, '在应用商店中打开', [all.android]],
  ['nothing', {}, null, ['/classified/index']],
])('the page with %s configured', (_what, app, firstStep, expected) => {
  open(app)
  expect(code() !== null).toBe('qrcode' in app)
  expect(links()).toEqual(expected)
  expect(screen.queryByRole('heading', { name: '下载' })?.nextSibling?.textContent ?? null).toBe(firstStep)
  expect(screen.queryByText(/暂未开放下载/) !== null).toBe(firstStep === null)
})

test('a QR code that fails to load is removed, and the stores stay', () => {
  open(all)
  fireEvent.error(screen.getByRole('img'))
  expect(code()).not.toBeInTheDocument()
  expect(links()).toEqual([all.ios, all.android])
})

test('the heading names the product as this deployment does', () => {
  deployment.productName = '另一课堂'
  open(all)
  expect(screen.getByRole('heading', { level: 1, name: '另一课堂手机APP' })).toBeVisible()
})
