import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MediaFailure } from '@xhkt/kit/media/attach-media'
import { playerSettings } from './model/player-settings.ts'
import { recordingControls } from './recording-controls.ts'
import { renderPlayer, requests } from './testing/test-player.tsx'

beforeEach(() => localStorage.clear())

function load(player: ReturnType<typeof renderPlayer>) {
  act(() => player.fire('loadedmetadata', 'durationchange', 'loadeddata', 'canplay', 'progress'))
  return player
}
const open = (props?: Parameters<typeof renderPlayer>[0]) => load(renderPlayer(props))
const menuOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}：`) })
const item = (name: string | RegExp) => screen.getByRole('menuitemradio', { name })
const frame = () => screen.getByRole('group', { name: '视频播放器' })

test('a menu: arrows move over its values, Enter chooses, the focus goes back to the button', async () => {
  const { user, video } = open()
  await user.tab()
  act(() => menuOf('倍速').focus())
  await user.keyboard('{Enter}')
  expect(item('正常')).toHaveFocus()
  expect(item('正常')).toBeChecked()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(item('1.5x')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(menuOf('倍速')).toHaveFocus()
  expect(menuOf('倍速')).toHaveAccessibleName('倍速：1.5x')
  expect(video.playbackRate).toBe(1.5)
})

test('a menu: Escape closes it and gives the focus back, a press beside it closes it', async () => {
  const { user } = open()
  await user.click(menuOf('字幕'))
  await user.keyboard('{End}')
  expect(item('特大')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(menuOf('字幕')).toHaveFocus()
  expect(menuOf('字幕')).toHaveAttribute('aria-expanded', 'false')
  await user.click(menuOf('清晰度'))
  await user.click(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('captions load when they are turned on, and follow the position', async () => {
  const { user, state, fire } = open()
  await waitFor(() => expect(requests).toEqual(['/chapters.vtt']))
  await user.keyboard('c')
  expect(await screen.findByText('同学们好')).toBeVisible()
  expect(screen.getByText('同学们好')).toHaveAttribute('lang', 'zh-CN')
  state.currentTime = 31
  act(() => fire('timeupdate'))
  expect(screen.getByText('今天讲三条规律')).toBeVisible()
  await user.click(menuOf('字幕'))
  await user.click(item('关闭'))
  expect(screen.queryByText('今天讲三条规律')).toBeNull()
})

test('captions move to the top, and stay there over a reload [courses#playing-a-lesson]', async () => {
  const { user, unmount } = open()
  await user.click(menuOf('字幕'))
  await user.click(item('中文'))
  const layer = () => screen.getByText('同学们好').parentElement
  await waitFor(() => expect(layer()).toHaveClass('raised'))
  await user.click(item('顶部'))
  expect(layer()).toHaveClass('top')
  expect(playerSettings().captionPosition).toBe('top')
  unmount()
})

test('后退 10 秒 and 前进 10 秒 stand beside play, also by keyboard', async () => {
  const { user, state } = open()
  const from = state.currentTime
  await user.click(screen.getByRole('button', { name: '前进 10 秒' }))
  expect(state.currentTime).toBe(from + 10)
  act(() => screen.getByRole('button', { name: '后退 10 秒' }).focus())
  await user.keyboard('{Enter}')
  expect(state.currentTime).toBe(from)
})

test.each([
  ['live picture takes the controls away, so that nothing under its panel has the focus', null, 0],
  ['recording leaves the controls, with the lines', recordingControls, 1],
] as const)('a failure of a %s', (_, recording, count) => {
  const failure = new MediaFailure('network', '视频加载失败')
  const media = { isWaiting: false, isBlocked: false, isEnded: false, failure, playback: null }
  open({ recording, media, cards: <p>{failure.message}</p> })
  expect(screen.getByText('视频加载失败')).toBeVisible()
  expect(screen.queryAllByRole('group', { name: '播放控制' })).toHaveLength(count)
})

test('the seek bar says the time and the chapter, and moves by keys', async () => {
  const { state, fire } = open()
  const bar = screen.getByRole('slider', { name: '播放进度' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '10 秒，共 1 分 30 秒，导入'))
  fireEvent.keyDown(bar, { key: 'ArrowRight' })
  expect(state.currentTime).toBe(15)
  state.currentTime = 65
  act(() => fire('timeupdate'))
  expect(bar).toHaveAttribute('aria-valuetext', '1 分 5 秒，共 1 分 30 秒，规律一')
})

test('a dragged seek bar seeks when it is released', () => {
  const { state } = open()
  const bar = screen.getByRole('slider', { name: '播放进度' })
  fireEvent.pointerDown(bar)
  fireEvent.change(bar, { target: { value: '60' } })
  expect(state.currentTime).toBe(10)
  expect(bar).toHaveValue('60')
  fireEvent.pointerUp(bar)
  expect(state.currentTime).toBe(60)
})

test('a click on the picture plays; a double click only changes the size [courses#playing-a-lesson]', () => {
  jest.useFakeTimers()
  const { video, play, pause } = open()
  const toggle = jest.fn(() => Promise.resolve())
  Object.assign(frame(), { requestFullscreen: toggle })
  fireEvent.click(video, { detail: 1 })
  act(() => jest.advanceTimersByTime(300))
  expect(play).toHaveBeenCalledTimes(1)
  fireEvent.click(video, { detail: 1 })
  fireEvent.click(video, { detail: 2 })
  act(() => jest.advanceTimersByTime(300))
  expect([pause.mock.calls.length, toggle.mock.calls.length]).toEqual([0, 1])
  // A slow double click has paused after its first click: the second one undoes it.
  fireEvent.click(video, { detail: 1 })
  act(() => jest.advanceTimersByTime(300))
  fireEvent.click(video, { detail: 2 })
  expect([pause.mock.calls.length, play.mock.calls.length, toggle.mock.calls.length]).toEqual([1, 2, 2])
  jest.useRealTimers()
})

test('keys: position, volume, speed, and the list of all', async () => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) { this.open = true }
  const { user, state, video } = open()
  await user.keyboard('l')
  expect(state.currentTime).toBe(20)
  expect(screen.getByText('前进 10 秒，00:20')).toBeVisible()
  await user.keyboard('5{ArrowLeft}{ArrowDown}>')
  expect(state.currentTime).toBe(40)
  expect(video.volume).toBe(0.95)
  expect(video.playbackRate).toBe(1.25)
  await user.keyboard('m')
  expect(video.muted).toBe(true)
  await user.keyboard('?')
  const list = within(screen.getByRole('dialog', { name: '快捷键' }))
  expect(within(list.getByRole('region', { name: '画面' })).getByText('网页全屏')).toBeVisible()
  expect(within(list.getByRole('region', { name: '其他' })).getByText('快捷键列表')).toBeVisible()
  await user.click(list.getByRole('switch'))
  expect(playerSettings().singleKeys).toBe(false)
})

test('a live picture has no seek bar, no speed and no keys for them', async () => {
  const { user, state } = open({ recording: null })
  expect(screen.queryByRole('slider', { name: '播放进度' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^倍速/ })).toBeNull()
  await user.keyboard('l{ArrowLeft}5')
  expect(state.currentTime).toBe(10)
})

test('another line is chosen from those of the video', async () => {
  const onChoose = jest.fn()
  const { user } = open({ lines: { names: ['线路一', '线路二'], current: 0, onChoose } })
  await user.click(menuOf('线路'))
  await user.click(item('线路二'))
  expect(onChoose).toHaveBeenCalledWith(1)
})

test('page full screen: W fills the page, Escape leaves it', async () => {
  const { user } = open()
  await user.keyboard('w')
  expect(screen.getByRole('button', { name: '退出网页全屏' })).toBeVisible()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  expect(document.documentElement.style.overflow).toBe('')
})

test('controls go while it plays and the pointer rests, and stay while the focus is among them [courses#controls-of-the-player]', () => {
  jest.useFakeTimers()
  const { play, video } = open()
  const controls = screen.getByRole('group', { name: '播放控制' })
  const rest = () => act(() => jest.advanceTimersByTime(4000))
  rest()
  expect(controls).not.toHaveClass('hidden')
  act(() => void video.play())
  expect(play).toHaveBeenCalledTimes(1)
  expect(controls).toHaveClass('hidden')
  fireEvent.pointerMove(frame())
  expect(controls).not.toHaveClass('hidden')
  rest()
  expect(controls).toHaveClass('hidden')
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => screen.getByRole('button', { name: '暂停' }).focus())
  rest()
  expect(controls).not.toHaveClass('hidden')
  jest.useRealTimers()
})

test('controls stay under the error of a recording, which they can help with', () => {
  jest.useFakeTimers()
  const { video } = open({ media: { isWaiting: false, isBlocked: false, isEnded: false, failure: new MediaFailure('server'), playback: null } })
  act(() => void video.play())
  act(() => jest.advanceTimersByTime(4000))
  expect(screen.getByRole('group', { name: '播放控制' })).not.toHaveClass('hidden')
  jest.useRealTimers()
})

test('controls stay while a field of a panel has the focus, although a pointer has opened it', () => {
  jest.useFakeTimers()
  const actions = (
    <div role="dialog" aria-label="发言">
      <input aria-label="内容" />
    </div>
  )
  const { video } = open({ actions })
  const controls = screen.getByRole('group', { name: '播放控制' })
  act(() => void video.play())
  fireEvent.pointerDown(document.body)
  act(() => screen.getByRole('textbox', { name: '内容' }).focus())
  act(() => jest.advanceTimersByTime(60_000))
  expect(controls).not.toHaveClass('hidden')
  act(() => screen.getByRole('textbox', { name: '内容' }).blur())
  expect(controls).toHaveClass('hidden')
  jest.useRealTimers()
})

test('page full screen: Tab goes round within the player, whose controls stay [live#picture]', async () => {
  const { user } = open({ recording: null })
  await user.keyboard('w')
  await user.tab()
  const first = document.activeElement
  expect(first).toHaveAccessibleName('播放')
  await user.tab({ shift: true })
  const last = document.activeElement
  expect(frame()).toContainElement(last as HTMLElement)
  expect(last).not.toBe(first)
  await user.tab()
  expect(first).toHaveFocus()
  expect(screen.getByRole('group', { name: '播放控制' })).not.toHaveClass('hidden')
})
