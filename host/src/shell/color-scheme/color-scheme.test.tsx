import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ColorSchemeChoice } from './color-scheme-choice.tsx'
import { colorScheme } from './color-scheme.ts'
import { followColorScheme } from './follow-color-scheme.ts'

const key = 'xhkt_color_scheme'
let end: () => void = () => undefined

/** Links the dark style sheet, as index.html does and as the loaded chunk would. */
function linkDark(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/host/1.0.0-a/dark.min.css' })
  Object.defineProperty(link, 'sheet', { value: {}, configurable: true })
  document.head.append(link)
  return link
}

afterEach(() => {
  end()
  colorScheme.remove()
  document.head.replaceChildren()
})

const named = (name: string) => screen.getByRole('button', { name })
const current = () => screen.getAllByRole('button', { current: true }).map((button) => button.textContent)

test.each([
  [null, '浅色'],
  ['"light"', '浅色'],
  ['"dark"', '深色'],
  ['"system"', '跟随系统'],
  ['"purple"', '浅色'],
  ['{"dark":1}', '浅色'],
  ['dark', '浅色'],
])('a browser that has stored %s shows %s as chosen: light by default [look#colour-schemes]', (text, name) => {
  if (text) localStorage.setItem(key, text)
  render(<ColorSchemeChoice />)
  expect(screen.getByRole('group', { name: '外观' })).toBeVisible()
  expect(screen.getByText('外观')).toBeVisible()
  expect(current()).toEqual([name])
})

test('in the footer the chosen scheme has the ground of a chosen item, and the others are quiet', () => {
  render(<ColorSchemeChoice />)
  expect(named('浅色')).toHaveStyle({ background: 'var(--color-primary-soft)' })
  for (const name of ['跟随系统', '深色']) {
    expect(named(name)).toHaveClass('text')
    expect(named(name).style.color).toBe('inherit')
  }
})

test('a choice is kept in this browser, and decides where the dark style sheet applies: never on paper', async () => {
  const user = userEvent.setup()
  const link = linkDark()
  end = followColorScheme()
  render(<ColorSchemeChoice />)
  await user.click(named('深色'))
  expect(current()).toEqual(['深色'])
  expect(localStorage.getItem(key)).toBe('"dark"')
  await waitFor(() => expect(link.media).toBe('screen'))
  await user.click(named('跟随系统'))
  await waitFor(() => expect(link.media).toBe('(prefers-color-scheme: dark)'))
  await user.click(named('浅色'))
  await waitFor(() => expect(link.media).toBe('not all'))
})

test('a choice in another tab shows here, and applies', async () => {
  const link = linkDark()
  end = followColorScheme()
  render(<ColorSchemeChoice />)
  localStorage.setItem(key, '"dark"')
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  await waitFor(() => expect(link.media).toBe('screen'))
  expect(current()).toEqual(['深色'])
})

test('where the storage is blocked, a choice lasts until the page is left', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const link = linkDark()
  end = followColorScheme()
  expect(colorScheme.set('dark')).toBe(false)
  await waitFor(() => expect(link.media).toBe('screen'))
})

test('a link that index.html could not load gives its place to one that is loaded again', async () => {
  localStorage.setItem(key, '"dark"')
  const broken = linkDark()
  Object.defineProperty(broken, 'sheet', { value: null })
  end = followColorScheme()
  await waitFor(() => expect(broken.isConnected).toBe(false))
})
