import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auth, useAuth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { blockPerson } from '../model/blocked-people.ts'
import { explainRefusal, refusals } from '../model/chat-words.ts'
import { addMessages, shownItems } from '../model/message-list.ts'
import { openFakeChat } from '../testing/fake-chat.ts'
import { sampleMessage, sampleRoom } from '../testing/sample-room.ts'
import { ChatPanel } from './chat-panel.tsx'
import { MessageRow } from './message-row.tsx'

const actions = { onReply: jest.fn(), onMention: jest.fn(), onBlock: jest.fn(), onResend: jest.fn(), onEdit: jest.fn() }

async function show(room = sampleRoom()) {
  const opened = openFakeChat(room)
  render(<ChatPanel chat={opened.chat} />)
  await act(async () => opened.port.state({ is: 'connected' }))
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '聊天内容' })
  return { ...opened, field, user: userEvent.setup() }
}

describe('chat field', () => {
  it('sends by Enter, and begins a line by Shift+Enter [live-chat#writing]', async () => {
    const { user, field, port } = await show()
    await user.type(field(), '第一行{Shift>}{Enter}{/Shift}第二行{Enter}')
    expect(port.sent).toMatchObject([{ text: '第一行\n第二行' }])
    expect(field()).toHaveValue('')
  })

  it('does not send by the Enter that ends the composing of a word', async () => {
    const { field, port } = await show()
    fireEvent.change(field(), { target: { value: '你好' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.compositionEnd(field())
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(port.sent).toEqual([])
  })

  it('says why a text is not sent, and keeps it', async () => {
    const { user, field, port } = await show()
    await user.click(screen.getByRole('button', { name: '发送' }))
    expect(screen.getByText('请输入要发送的内容')).toBeVisible()
    await user.type(field(), '一{Enter}二{Enter}')
    expect(screen.getByText('每秒只能发 1 条，请稍后再发')).toBeVisible()
    expect(field()).toHaveValue('二')
    expect(port.sent).toHaveLength(1)
  })

  it('counts near the limit of 12 KB', async () => {
    const { field } = await show()
    fireEvent.change(field(), { target: { value: '学'.repeat(4_100) } })
    expect(screen.getByText('超出约 4 个字')).toBeVisible()
  })

  it('puts an emoji at the caret, chosen by keyboard', async () => {
    const { user, field } = await show()
    await user.type(field(), '好')
    await user.click(screen.getByRole('button', { name: '表情' }))
    expect(await screen.findByRole('button', { name: '笑脸' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(field()).toHaveValue('好😂')
    expect(field()).toHaveFocus()
  })

  it('completes a name after @ by keyboard', async () => {
    const { user, field } = await show(sampleRoom({ messages: [sampleMessage(1), sampleMessage(2, '在', 'u3', '李雷')] }))
    await user.type(field(), '@')
    expect(screen.getByRole('option', { name: '李雷' })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('@小红 ')
  })

  it('quotes a message until it is sent, or until Escape [live-chat#writing]', async () => {
    const { user, field, chat, port } = await show()
    const words = '回复 小红：怎么求导'
    const quote = () => act(() => chat.quote(sampleMessage(1, '怎么求导')))
    quote()
    expect(screen.getByText(words)).toBeVisible()
    await user.type(field(), '{Escape}')
    expect(screen.queryByText(words)).toBeNull()
    quote()
    await user.type(field(), '看例三{Enter}')
    expect(port.sent).toEqual([{ key: 'own1', text: '看例三', replyTo: 1 }])
    expect(screen.queryByText(words)).toBeNull()
  })

  it('sends a quick reply and keeps what is typed', async () => {
    const { user, field, port } = await show()
    await user.type(field(), '等等')
    await user.click(screen.getByRole('button', { name: '听懂了' }))
    expect(port.sent).toMatchObject([{ text: '听懂了' }])
    expect(field()).toHaveValue('等等')
  })
})

describe('chat panel', () => {
  it('asks a visitor to log in to speak', async () => {
    const { user } = await show(sampleRoom({ userSig: '', userInfo: { userId: '', userName: '', userAvatar: '' } }))
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(useAuth.getState().dialog).not.toBeNull()
  })

  const visitor = { userSig: '', userInfo: { userId: '', userName: '', userAvatar: '' } }
  const closed = { can_watch: false, userSig: '' }
  it.each([
    ['muted', { is_muted: true }, '老师已开启全员禁言，解除后可以发言', '还没有人发言', []],
    ['ended', { stage: 4 as const }, '直播已结束，不能再发言', '还没有人发言', []],
    ['to buy', closed, '购买课程后可以发言', '购买课程后可以查看聊天', ['立即购买']],
    ['to buy, for a visitor', { ...visitor, can_watch: false }, '购买课程后可以发言', '购买课程后可以查看聊天', ['立即购买', '登录']],
    ['to sign', { ...closed, agreement_state: 'active' as const }, '签署学习协议后可以发言', '签署学习协议后可以查看聊天', ['签署协议高等数学']],
    ['without a chat', { userSig: '' }, '本直播间暂不支持发言', '还没有人发言', []],
    ['perhaps to sign', { ...closed, agreement_state: 'unknown' as const }, '暂时不能发言，请稍后刷新页面', '暂时不能查看聊天，请稍后刷新页面', []],
    ['free, for a visitor', visitor, '登录后可以发言', '还没有人发言', ['登录']],
  ])('%s: reason and way on replace the field, words fill the empty list [live-chat#who-can-write]', async (_, change, words, empty, ways) => {
    await show(sampleRoom(change))
    const foot = screen.getByText(words)
    expect([...foot.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(ways)
    expect(screen.getByText(empty)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '只看老师' }) !== null).toBe(!('can_watch' in change))
  })

  it.each([
    [1 as const, '直播还没有开始，可以先和大家打个招呼'],
    [2 as const, '还没有人发言，说点什么吧'],
  ])('in stage %i without messages invites to write', async (stage, words) => {
    await show(sampleRoom({ stage }))
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('textbox')).toBeVisible()
  })

  it('keeps what is typed over a muting', async () => {
    const { user, field, port } = await show()
    await user.type(field(), '还没写完')
    act(() => port.tell({ type: 'mute', seconds: 600 }))
    expect(screen.getByText('您已被老师禁言，暂时不能发言')).toBeVisible()
    act(() => port.tell({ type: 'mute', seconds: 0 }))
    expect(field()).toHaveValue('还没写完')
  })

  it('shows the notice, the people in the room, and an end with its way on', async () => {
    const { user, port } = await show(sampleRoom({ notice: '今晚有作业' }))
    expect(screen.getByText('今晚有作业')).toBeVisible()
    expect(screen.getByText('3 人在线')).toBeVisible()
    act(() => port.state({ is: 'ended', why: 'multipleAccount' }))
    await user.click(await screen.findByRole('button', { name: '在这里继续' }))
    expect(port.joined).toBe(2)
  })
})

describe('a blocked person', () => {
  afterEach(() => localStorage.clear())
  const room = sampleRoom({ messages: [sampleMessage(1, '卖资料'), sampleMessage(2, '请看黑板', 't1', '林老师'), sampleMessage(3, '你好', 'u3', '小刚')] })

  it('is named above the messages, in the next room too; 解除 has the focus and frees the last one first [live-chat#reading]', async () => {
    const { user } = await show(room)
    act(() => blockPerson('u2'))
    expect(screen.getByText('已屏蔽小红')).toBeVisible()
    expect(screen.getByRole('button', { name: '解除对小红的屏蔽' })).toHaveFocus()
    cleanup()
    await show(room)
    act(() => blockPerson('u3'))
    expect(screen.getByText('已屏蔽小刚等 2 人')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '解除对小刚的屏蔽' }))
    await user.click(screen.getByRole('button', { name: '解除对小红的屏蔽' }))
    expect(screen.queryByText(/^已屏蔽/)).toBeNull()
  })

  it('is blocked for one learner, not for the next one in this browser', async () => {
    signInLearner()
    await show(room)
    act(() => blockPerson('u2'))
    act(() => auth.signOut())
    expect(screen.queryByText('已屏蔽小红')).toBeNull()
    act(() => signInLearner())
    expect(screen.getByText('已屏蔽小红')).toBeVisible()
    act(() => auth.setUser({ user_id: '2', nickname: '小刚', avatar: '', phone: '13800000002' }, null))
    expect(screen.queryByText('已屏蔽小红')).toBeNull()
  })

  it('is hidden from the list; notices and teachers never are', () => {
    const items = addMessages([], room.messages, 'u1')
    const texts = (blocked: string[], onlyTeacher = false) =>
      shownItems(items, { onlyTeacher, blocked: new Set(blocked) }).map(({ message }) => message.text)
    expect(texts([])).toEqual(['卖资料', '请看黑板', '你好'])
    expect(texts(['u2', 't1'])).toEqual(['请看黑板', '你好'])
    expect(texts([], true)).toEqual(['请看黑板'])
  })

  it.each([
    ['another learner', sampleMessage(1), 1],
    ['the teacher', sampleMessage(1, '好', 't1', '林老师'), 0],
    ['oneself', sampleMessage(1, '好', 'u1', '小明'), 0],
  ])('can only be another learner: %s', async (_, message, buttons) => {
    const onBlock = jest.fn()
    const item = { key: 'm1', message, delivery: 'delivered', code: 0 } as const
    render(<MessageRow item={item} room={room} {...actions} onBlock={onBlock} />)
    const found = screen.queryAllByRole('button', { name: '屏蔽小红' })
    expect(found).toHaveLength(buttons)
    for (const button of found) await userEvent.click(button)
    expect(onBlock.mock.calls).toEqual(buttons ? [['u2']] : [])
  })
})

test.each([
  ['a quoted message stands below the text', { quoted: sampleMessage(1, '怎么求导') }, '小红：怎么求导'],
  ['a time stands above the text', { time: '19:30' }, '19:30'],
])('message: %s', (_, given, words) => {
  const item = { key: 'm2', message: sampleMessage(2, '看例三'), delivery: 'delivered', code: 0 } as const
  render(<MessageRow item={item} room={sampleRoom()} {...actions} {...given} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('message of another: Tab goes to its buttons only when it has the focus, and 回复 passes it on', async () => {
  const item = { key: 'm2', message: sampleMessage(2), delivery: 'delivered', code: 0 } as const
  const { rerender } = render(<MessageRow item={item} room={sampleRoom()} {...actions} />)
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  rerender(<MessageRow item={item} room={sampleRoom()} {...actions} hasFocus />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '回复小红' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '回复小红' }))
  expect(actions.onReply).toHaveBeenCalledWith(item.message)
})

describe('a failed message', () => {
  it.each(Object.keys(refusals).map(Number))('%d has its words and its way on', async (code) => {
    const [onResend, onEdit] = [jest.fn(), jest.fn()]
    const item = { key: 'own1', message: sampleMessage(0, '在吗', 'u1', '小明'), delivery: 'failed', code } as const
    render(<MessageRow item={item} room={sampleRoom()} {...actions} onResend={onResend} onEdit={onEdit} />)
    const { words, way } = explainRefusal(code)
    expect(screen.getByText(words)).toBeVisible()
    if (way === 'wait') return
    await userEvent.click(screen.getByRole('button', { name: way === 'resend' ? '重发' : '修改' }))
    expect(way === 'resend' ? onResend : onEdit).toHaveBeenCalledTimes(1)
  })
})
