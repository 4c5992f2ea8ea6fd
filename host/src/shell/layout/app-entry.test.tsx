import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { config as deployment } from '@xhkt/platform/config'
import { AppEntry } from './app-entry.tsx'

const before = deployment.app
afterEach(() => {
  deployment.app = before
})

function draw(app: Partial<typeof before>, address = '/') {
  deployment.app = { ...before, ...app }
  render(<AppEntry address={address} />)
}

const all = { qrcode: '/app.svg', ios: 'https://ios.example.com/app', android: 'https://android.example.com/app' }
const open = () => userEvent.click(screen.getByRole('button', { name: '下载APP' }))
const shown = () => [
  ...screen.queryAllByRole('img').map((image) => image.getAttribute('src')),
  ...screen.getAllByRole('link').map((link) => link.getAttribute('href')),
]

test.each([
  ['everything', all, ['/app.svg', all.ios, all.android, '/downloadApp']],
  ['only a QR code', { qrcode: '/app.svg' }, ['/app.svg', '/downloadApp']],
  ['only the App Store', { ios: all.ios }, [all.ios, '/downloadApp']],
  ['only Android', { android: all.android }, [all.android, '/downloadApp']],
])('app download in the top bar: %s', async (_what, app, expected) => {
  draw(app)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await open()
  expect(shown()).toEqual(expected)
})

test('app download: without configuration there is a plain link to the page', () => {
  draw({})
  expect(screen.getByRole('link', { name: '下载APP' })).toHaveAttribute('href', '/downloadApp')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the store links open in a new tab and say so', async () => {
  draw(all)
  await open()
  for (const name of ['App Store', 'Android']) {
    expect(screen.getByRole('link', { name: new RegExp(`^${name} 下载\\s*（在新窗口打开）$`) })).toHaveAttribute('target', '_blank')
  }
})

test('by keyboard: the down arrow opens the panel and focuses the first store, Escape returns the focus', async () => {
  draw(all)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /App Store/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '下载APP' })).toHaveFocus()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['/downloadApp', true],
  ['/downloadApp?ic=1', true],
  ['/', false],
  ['/downloadAppElse', false],
])('at %s the link is marked as current: %s', (address, marked) => {
  draw({}, address)
  expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(marked)
})

test.each(['/downloadApp', '/downloadApp/', '/downloadApp?ic=1'])('at %s the link is the current page', (address) => {
  draw({}, address)
  expect(screen.getByRole('link', { name: '下载APP' })).toHaveAttribute('aria-current', 'page')
})
