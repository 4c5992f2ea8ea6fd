import { act, screen, waitFor, within } from '@testing-library/react'
import type { Message } from '@xhkt/contract'
import { apiQuery, onlineManager, useQuery } from '@xhkt/platform/query'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import type { MessagePage } from '../api/queries.ts'
import MyMessagePage from './my-message-page.tsx'

const get = 'GET /v1/user/notice/list'
const read = 'PUT /v1/user/notice/read'
const readAll = 'PUT /v1/user/notice/read/all'
const remove = 'DELETE /v1/user/notice'
const restore = 'POST /v1/user/notice/restore'

// The host's router follows links; jsdom cannot.
const stay = (event: Event) => event.preventDefault()
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => document.removeEventListener('click', stay))

const message = (message_id: string, title: string, changes: Partial<Message> = {}): Message => ({
  ...{ message_id, kind: 'order', title, text: `${title}的内容`, target: '/orderDetail?order_no=7' },
  ...{ created_at: Math.floor(Date.now() / 1000) - 60, is_read: false },
  ...changes,
})
const paid = message('12', '支付成功')
const live = message('11', '直播即将开始', { kind: 'live', target: '/living?live_room_id=3' })
const notice = message('10', '系统公告', { kind: 'system', target: '', is_read: true })
const none = { order: 0, group: 0, live: 0, benefit: 0, feedback: 0, system: 0 }
const listOf = (list: Message[], unread: Partial<typeof none> = {}, total = list.length, page = 1): MessagePage => ({
  ...{ list, total, page, page_size: 20, newest_id: '12' },
  unread: { ...none, ...unread },
})
const all = listOf([paid, live, notice], { order: 1, live: 1 })

/** The count in the top bar, which the host draws. */
function Count() {
  const { data } = useQuery({ ...apiQuery('/v1/user/notice/count'), enabled: false })
  return <output aria-label="角标">{data?.unread ?? ''}</output>
}

function open(answers: Answers, address = '/personal/myMessage') {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), ...answers }
  const page = renderPage(<><Count /><MyMessagePage /></>, { address, session: true, answers: given })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

type Unread = { unread: number }

/** An API answer that the test releases later. */
function heldAnswer() {
  let give: (answer: Unread | ApiFailure) => void = () => undefined
  const reply = () => new Promise<Unread | ApiFailure>((resolve) => (give = resolve))
  return { reply, give: (answer: Unread | ApiFailure) => act(async () => give(answer)) }
}

const badge = () => screen.getByLabelText('角标').textContent
const rowOf = async (title: string) => within((await screen.findByText(title, { selector: 'a, button' })).closest('li')!)
const tab = (name: string) => within(screen.getByRole('navigation', { name: '消息类型' })).getByRole('link', { name: new RegExp(`^${name}`) })

test('messages: each shows kind, text and where it leads; unread ones say so', async () => {
  open({ [get]: all })
  const row = await rowOf('支付成功')
  expect(row.getByRole('link', { name: '未读： 支付成功' })).toHaveAttribute('href', '/orderDetail?order_no=7')
  expect(row.getByText('订单物流')).toBeVisible()
  expect(row.getByText('支付成功的内容')).toBeVisible()
  expect((await rowOf('系统公告')).queryByText('未读：')).toBeNull()
  expect(tab('全部')).toHaveTextContent('全部 2')
  expect(tab('直播')).toHaveTextContent('直播 1')
  expect(badge()).toBe('2')
})

test.each<[string, Record<string, string>]>([
  ['/personal/myMessage', {}],
  ['/personal/myMessage?kind=live&page=2', { kind: 'live', page: '2' }],
  ['/personal/myMessage?kind=nothing&page=x', {}],
])('%s requests %j', async (address, query) => {
  const { sent } = open({ [get]: listOf([live], {}, 41, Number(query.page ?? 1)) }, address)
  await rowOf('直播即将开始')
  expect(sent(get)[0]?.query).toEqual(query)
})

test('opening a message: it is read at once, here and in the top bar', async () => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: all, [read]: held.reply })
  await user.click((await rowOf('支付成功')).getByRole('link'))
  await waitFor(() => expect(badge()).toBe('1'))
  expect(screen.getByRole('link', { name: '支付成功' })).toBeVisible()
  expect(tab('订单物流')).toHaveTextContent(/^订单物流$/)
  expect(sent(read)).toMatchObject([{ body: { message_id: '12' }, headers: { 'Idempotency-Key': expect.any(String) } }])
  await held.give({ unread: 1 })
  await user.click(screen.getByRole('link', { name: '支付成功' }))
  expect(sent(read)).toHaveLength(1)
})

test.each(failuresOf(read))('opening a message that fails by %s: it is unread again, and the list is requested again [personal#my-messages]', async (_, failure, words) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: all, [read]: held.reply })
  await user.click((await rowOf('支付成功')).getByRole('link'))
  await waitFor(() => expect(badge()).toBe('1'))
  await held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByRole('link', { name: '未读： 支付成功' })).toBeVisible()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
  expect(badge()).toBe('2')
})

test('a message that is opened without a network is read when the network is back [personal#actions]', async () => {
  const held = heldAnswer()
  let isRead = false
  const { user, sent } = open({ [get]: () => (isRead ? listOf([]) : all), [read]: held.reply })
  const item = await rowOf('支付成功')
  act(() => onlineManager.setOnline(false))
  await user.click(item.getByRole('link', { name: '未读： 支付成功' }))
  expect(item.getByRole('link', { name: '支付成功' })).toBeVisible()
  expect(sent(read)).toHaveLength(0)
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect([sent(read).length, sent(get).length]).toEqual([1, 2]))
  // The list that was requested with the network does not know it yet.
  expect(await item.findByRole('link', { name: '未读： 支付成功' })).toBeVisible()
  isRead = true
  await held.give({ unread: 1 })
  await waitFor(() => expect(screen.queryByRole('link', { name: /支付成功/ })).toBeNull())
})

test('a message without a target: opens its text in place and is read', async () => {
  const text = { ...notice, is_read: false }
  const { user, sent } = open({ [get]: listOf([text], { system: 1 }), [read]: { unread: 0 } })
  const button = (await rowOf('系统公告')).getByRole('button', { name: '未读： 系统公告' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(screen.getByRole('button', { name: '系统公告' })).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(sent(read)).toHaveLength(1))
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])('a target outside of the site is no link: %s [personal#my-messages]', async (target) => {
  open({ [get]: listOf([{ ...paid, target }]) })
  const row = await rowOf('支付成功')
  expect(row.queryByRole('link')).toBeNull()
  expect(row.getByText('该消息的链接已失效')).toBeVisible()
})

test('全部已读: carries the newest id that was seen, and what arrived meanwhile is counted', async () => {
  const { user, sent } = open({ [get]: all, [readAll]: { unread: 1 } })
  await rowOf('支付成功')
  await user.click(screen.getByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(badge()).toBe('1'))
  expect(sent(readAll)[0]?.body).toEqual({ newest_id: '12' })
  expect(screen.queryByText('未读：')).toBeNull()
  expect(screen.getByText('没有未读消息')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '全部已读' }))
  expect(sent(readAll)).toHaveLength(1)
})

test.each(failuresOf(readAll))('本类全部已读 that fails by %s: one kind is unread again', async (_, failure, words) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([live], { order: 1, live: 1 }), [readAll]: held.reply }, '/personal/myMessage?kind=live')
  await rowOf('直播即将开始')
  await user.click(screen.getByRole('button', { name: '本类全部已读' }))
  await waitFor(() => expect(badge()).toBe('1'))
  expect(sent(readAll)[0]?.body).toEqual({ newest_id: '12', kind: 'live' })
  await held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByRole('link', { name: '未读： 直播即将开始' })).toBeVisible()
  await waitFor(() => expect(badge()).toBe('2'))
})

test('删除: 撤销 takes the place and the focus, and brings the message back', async () => {
  const { user, sent } = open({ [get]: all, [remove]: { unread: 1 }, [restore]: { unread: 2 } })
  await user.click((await rowOf('支付成功')).getByRole('button', { name: /^删除/ }))
  const undo = await screen.findByRole('button', { name: /^撤销/ })
  expect(undo).toHaveFocus()
  await waitFor(() => expect(badge()).toBe('1'))
  await user.click(undo)
  expect(await screen.findByRole('link', { name: '未读： 支付成功' })).toHaveFocus()
  await waitFor(() => expect(badge()).toBe('2'))
  expect([sent(remove)[0]?.body, sent(restore)[0]?.body]).toEqual([{ message_id: '12' }, { message_id: '12' }])
})

test.each([...failuresOf(remove), ['a timeout', ApiFailure.timeout(), '系统接口请求超时']] as const)('删除 that fails by %s: the message is back', async (_, failure, words) => {
  const held = heldAnswer()
  const { user } = open({ [get]: all, [remove]: held.reply })
  await user.click((await rowOf('支付成功')).getByRole('button', { name: /^删除/ }))
  await screen.findByRole('button', { name: /^撤销/ })
  await held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByRole('link', { name: '未读： 支付成功' })).toBeVisible()
})

test.each(failuresOf(restore))('撤销 that fails by %s: says why, and stays for another try unless the message is gone', async (why, failure, words) => {
  const held = heldAnswer()
  let isThere = true
  const { user } = open({
    [get]: () => (isThere ? all : listOf([live, notice], { live: 1 })),
    [remove]: () => {
      isThere = false
      return { unread: 1 }
    },
    [restore]: held.reply,
  })
  await user.click((await rowOf('支付成功')).getByRole('button', { name: /^删除/ }))
  await user.click(await screen.findByRole('button', { name: /^撤销/ }))
  expect(await screen.findByRole('link', { name: '未读： 支付成功' })).toBeVisible()
  await held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  await waitFor(() => expect(badge()).toBe('1'))
  if (why === 'no connection') expect(screen.getByRole('button', { name: /^撤销/ })).toBeVisible()
  else await waitFor(() => expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull())
})

test.each([
  ['/personal/myMessage', '还没有消息', '查看全部课程', '/categories'],
  ['/personal/myMessage?kind=group', '没有拼团消息', '查看全部消息', '/personal/myMessage'],
])('%s without messages: %s, with a way on', async (address, title, way, href) => {
  open({ [get]: listOf([]) }, address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
})

test('a failure: keeps the navigation and can be retried', async () => {
  let up = false
  const { user } = open({ [get]: () => (up ? all : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  await rowOf('支付成功')
})
