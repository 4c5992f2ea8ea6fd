import { act, screen, within } from '@testing-library/react'
import { renderPlayer } from '../../../../common/player/testing/test-player.tsx'
import { openFakeChat } from '../testing/fake-chat.ts'
import { sampleMessage, sampleRoom } from '../testing/sample-room.ts'
import { ChatPanel } from './chat-panel.tsx'
import { FullScreenChat } from './full-screen-chat.tsx'

afterEach(() => jest.restoreAllMocks())

function open(room = sampleRoom()) {
  const opened = openFakeChat(room)
  const player = renderPlayer({ recording: null, actions: <FullScreenChat chat={opened.chat} />, cards: <ChatPanel chat={opened.chat} /> })
  return { ...opened, ...player }
}

const panel = () => screen.getByRole('dialog', { name: '发言' })
const field = () => within(panel()).findByRole('textbox', { name: '聊天内容' })
const speak = () => screen.queryByRole('button', { name: '发言' })

test('chat in full screen: Enter opens a field, Enter sends, Escape closes it and only then leaves [live-chat#writing]', async () => {
  const { user, port, chat } = open()
  act(() => port.state({ is: 'connected' }))
  expect(speak()).toBeNull()
  await user.keyboard('w{Enter}')
  expect(await field()).toHaveFocus()
  await user.keyboard('听得清{Enter}')
  expect(port.sent).toMatchObject([{ text: '听得清' }])
  expect(await field()).toHaveValue('')
  expect(within(panel()).getByText('发送中…')).toBeVisible()
  await act(async () => {
    port.deliver(7)
    await Promise.resolve()
  })
  expect(within(panel()).getByText('已发送')).toBeVisible()
  await user.keyboard('下一句{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(speak()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(speak()).toBeNull()
  // The field beside the picture has what was typed.
  expect(chat.getSnapshot().draft).toBe('下一句')
  expect(screen.getByRole('textbox', { name: '聊天内容' })).toHaveValue('下一句')
})

test('chat in full screen: the field shows what it replies to, and 取消 ends the reply', async () => {
  const { user, chat } = open()
  act(() => chat.quote(sampleMessage(1, '怎么求导')))
  await user.keyboard('w{Enter}')
  await field()
  expect(within(panel()).getByText('回复 小红：怎么求导')).toBeVisible()
  await user.click(within(panel()).getByRole('button', { name: '取消回复' }))
  expect(chat.getSnapshot().quoted).toBeNull()
  expect(await field()).toHaveFocus()
})

test.each([
  [2801, '发送超时，请重发', '重发'],
  [80001, '消息里有不能发送的内容，请修改后再发', '修改'],
])('chat in full screen: a message refused with %i says so, with its way on', async (code, words, way) => {
  const { user, port } = open()
  act(() => port.state({ is: 'connected' }))
  await user.keyboard('w{Enter}')
  await field()
  await user.keyboard('在吗{Enter}')
  await act(async () => {
    port.refuse(code)
    await Promise.resolve()
  })
  expect(within(panel()).getByText(words)).toBeVisible()
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  await user.click(within(panel()).getByRole('button', { name: way }))
  if (way === '修改') expect(await field()).toHaveValue('在吗')
  else expect(port.resent).toMatchObject([{ text: '在吗' }])
})

test('chat in full screen: an Enter on a button of the bar presses it', async () => {
  const { user } = open()
  await user.keyboard('w')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['a visitor', { userSig: '', userInfo: { userId: '', userName: '', userAvatar: '' } }],
  ['a muted learner', { is_muted: true }],
])('chat in full screen: %s has no field', async (_, change) => {
  const { user } = open(sampleRoom(change))
  await user.keyboard('w{Enter}')
  expect(speak()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('chat in full screen: the browser gives Escape to the page while the field is open', async () => {
  const keyboard = { lock: jest.fn(() => Promise.resolve()), unlock: jest.fn() }
  Object.assign(navigator, { keyboard })
  const { user } = open()
  await user.keyboard('w{Enter}')
  await field()
  expect(keyboard.lock.mock.calls).toEqual([[['Escape']]])
  expect(keyboard.unlock).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(keyboard.unlock).toHaveBeenCalledTimes(1)
  Object.assign(navigator, { keyboard: undefined })
})
