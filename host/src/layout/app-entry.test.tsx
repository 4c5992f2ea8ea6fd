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
  ['a code alone', { qrcode: '/app.svg' }, ['/app.svg', '/downloadApp']],
  ['the App Store alone', { ios: all.ios }, [all.ios, '/downloadApp']],
  ['Android alone', { android: all.android }, [all.android, '/downloadApp']],
])('section 1, the app in the top bar: %s', async (_what, app, expected) => {
  draw(app)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await open()
  expect(shown()).toEqual(expected)
})

test('section 1: with nothing configured there is a plain link to the page', () => {
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

test('by keyboard: the arrow opens and goes to the first store, Escape comes back', async () => {
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
])('on %s it is marked: %s', (address, marked) => {
  draw({}, address)
  expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(marked)
})

test.each(['/downloadApp', '/downloadApp/', '/downloadApp?ic=1'])('%s is the page that the entry leads to', (address) => {
  draw({}, address)
  expect(screen.getByRole('link', { name: '下载APP' })).toHaveAttribute('aria-current', 'page')
})
