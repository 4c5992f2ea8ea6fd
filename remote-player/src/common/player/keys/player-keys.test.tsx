import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeSettings } from '../model/player-settings.ts'
import { type PlayerKey, usePlayerKeys, useRegisteredKeys } from './player-keys.ts'

const run = jest.fn<void, [string]>()
const keys: PlayerKey[] = [
  { keys: [' ', 'k'], shown: 'K', label: '播放', topic: '播放', run },
  { keys: ['ArrowDown'], shown: '↓', label: '音量', topic: '播放', repeats: true, run },
  { keys: ['?'], shown: '?', label: '列表', topic: '播放', run },
  { keys: ['Enter'], shown: 'Enter', label: '发言', topic: '播放', run },
]
const clicked = jest.fn()

function Page() {
  usePlayerKeys(keys)
  return (
    <>
      <button onClick={clicked}>按钮</button>
      <a href="#x">链接</a>
      <input aria-label="搜索" />
      <input aria-label="音量" type="range" />
      <input aria-label="选项" type="radio" />
      <textarea aria-label="笔记" />
      <div contentEditable="true" suppressContentEditableWarning role="textbox" aria-label="文档" tabIndex={0} />
      <div aria-label="目录" role="group" style={{ overflowY: 'auto' }} tabIndex={-1} />
    </>
  )
}

beforeEach(() => localStorage.clear())

function setUp() {
  run.mockClear()
  clicked.mockClear()
  return { ...render(<Page />), user: userEvent.setup() }
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  !fireEvent.keyDown(target, { key, cancelable: true, ...more })

test.each([' ', 'k', 'K', 'ArrowDown', '?'])('%s works on the page, and does not scroll it [courses#playing-a-lesson]', (key) => {
  setUp()
  expect(press(key, { shiftKey: key === '?' })).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
})

test.each([
  ['with Ctrl', 'k', { ctrlKey: true }],
  ['with Alt', 'k', { altKey: true }],
  ['with Command', 'k', { metaKey: true }],
  ['with Shift', 'K', { shiftKey: true }],
  ['with Shift', ' ', { shiftKey: true }],
  ['while Chinese is composed', 'k', { isComposing: true }],
  ['that is no shortcut', 'x', {}],
])('a key %s is left alone: %s [courses#playing-a-lesson]', (_, key, more) => {
  setUp()
  expect(press(key, more)).toBe(false)
  expect(run).not.toHaveBeenCalled()
})

test.each(['搜索', '笔记', '文档'])('a field keeps all its keys: %s', (name) => {
  setUp()
  for (const key of [' ', 'k', 'ArrowDown', '?']) expect(press(key, {}, screen.getByLabelText(name))).toBe(false)
})

test('a slider and a list that scrolls keep the arrows, not the letters', () => {
  setUp()
  const list = screen.getByLabelText('目录')
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
  for (const element of [list, screen.getByLabelText('音量')]) {
    expect(press('ArrowDown', {}, element)).toBe(false)
    expect(press('k', {}, element)).toBe(true)
  }
})

test('a slider that was moved with the pointer leaves the arrows and Space to the player', async () => {
  const { user } = setUp()
  await user.click(screen.getByLabelText('音量'))
  await user.keyboard('{ArrowDown} ')
  expect(run).toHaveBeenCalledTimes(2)
})

test('space on a button that was clicked plays, and does not click it again', async () => {
  const { user } = setUp()
  await user.click(screen.getByRole('button'))
  expect(clicked).toHaveBeenCalledTimes(1)
  await user.keyboard(' ')
  expect(run).toHaveBeenCalledTimes(1)
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('space on a button that was reached by keyboard presses it; on a link it plays', async () => {
  const { user } = setUp()
  await user.tab()
  await user.keyboard(' ')
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(run).not.toHaveBeenCalled()
  await user.tab()
  await user.keyboard(' ')
  expect(run).toHaveBeenCalledTimes(1)
})

test('enter presses a button that was reached by keyboard, and a radio keeps it for its form', async () => {
  const { user } = setUp()
  await user.tab()
  await user.keyboard('{Enter}')
  expect([clicked.mock.calls.length, run.mock.calls.length]).toEqual([1, 0])
  await user.click(screen.getByRole('radio'))
  await user.keyboard('{Enter}')
  expect(run).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button'))
  await user.keyboard('{Enter}')
  expect([clicked.mock.calls.length, run.mock.calls.length]).toEqual([2, 1])
})

test('a held key runs again only where it repeats', () => {
  setUp()
  expect(press('k', { repeat: true })).toBe(true)
  expect(run).not.toHaveBeenCalled()
  press('ArrowDown', { repeat: true })
  expect(run).toHaveBeenCalledTimes(1)
})

test('with single keys off, letters and symbols do nothing; Space and arrows work [courses#controls-of-the-player]', () => {
  changeSettings({ singleKeys: false })
  setUp()
  expect(press('k')).toBe(false)
  expect(press('?', { shiftKey: true })).toBe(false)
  expect(press(' ')).toBe(true)
  expect(press('ArrowDown')).toBe(true)
})

test('behind a dialog no key works', () => {
  setUp()
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  document.body.append(dialog)
  expect(press('k')).toBe(false)
  dialog.remove()
  expect(press('k')).toBe(true)
})

test('an unmounted page handles no keys', () => {
  setUp().unmount()
  expect(press('k')).toBe(false)
})

test('the list has the keys of the player before those of the page, whichever came first [courses#controls-of-the-player]', () => {
  const ofPage: PlayerKey[] = [{ keys: ['n'], shown: 'N', label: '下一节', topic: '播放', run }]
  function List({ hasVideo }: { hasVideo: boolean }) {
    usePlayerKeys(ofPage)
    usePlayerKeys(hasVideo ? keys : none, 'first')
    return useRegisteredKeys().map(({ shown }) => shown)
  }
  const none: PlayerKey[] = []
  const { rerender, container } = render(<List hasVideo={false} />)
  rerender(<List hasVideo />)
  expect(container).toHaveTextContent('K↓?EnterN')
})
