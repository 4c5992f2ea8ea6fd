/** @jest-environment node */
import type { MessageKind } from '@xhkt/contract'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { sendMessage } from '../../core/send-message.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const list = (query = {}) => sandbox.data('GET /v1/user/notice/list', { query, token })
const unread = async () => (await sandbox.data('GET /v1/user/notice/count', { token })).unread
const send = (title: string, kind: MessageKind = 'order') => sendMessage(sandbox.context, 2, { kind, title, text: '内容' })
const titles = async (query = {}) => (await list(query)).list.map(({ title }) => title)
const idOf = async (title: string) => (await list()).list.find((message) => message.title === title)!.message_id

test('messages: the first account has every kind, the second one its welcome', async () => {
  expect(await titles()).toEqual(['欢迎来到学海课堂'])
  token = await sandbox.login(buyer)
  const first = await list({ page_size: 50 })
  expect(new Set(first.list.map(({ kind }) => kind))).toEqual(new Set(['order', 'group', 'live', 'benefit', 'feedback', 'system']))
  expect(first.list.map(({ created_at }) => created_at)).toEqual(first.list.map(({ created_at }) => created_at).sort((a, b) => b - a))
  expect(await unread()).toBe(Object.values(first.unread).reduce((sum, count) => sum + count, 0))
})

test('messages: newest first, in pages, by kind, with the unread ones of each kind [personal#my-messages]', async () => {
  send('一')
  send('二', 'live')
  sandbox.advance(5)
  send('三')
  expect(await titles({ page_size: 2 })).toEqual(['三', '二'])
  expect(await titles({ kind: 'order' })).toEqual(['三', '一'])
  expect((await list({ kind: 'live' })).unread).toMatchObject({ order: 2, live: 1, system: 1, group: 0 })
})

test('reading one message: it counts once', async () => {
  send('一')
  const body = { message_id: await idOf('一') }
  expect(await unread()).toBe(2)
  for (let i = 0; i < 2; i++) expect(await sandbox.data('PUT /v1/user/notice/read', { body, token })).toEqual({ unread: 1 })
})

test('reading all: what arrived after the learner looked stays unread [personal#my-messages]', async () => {
  send('一')
  const { newest_id } = await list()
  send('二', 'live')
  expect(await sandbox.data('PUT /v1/user/notice/read/all', { body: { newest_id }, token })).toEqual({ unread: 1 })
  expect((await list()).list.filter(({ is_read }) => !is_read).map(({ title }) => title)).toEqual(['二'])
})

test('reading all of a kind: the other kinds stay unread', async () => {
  send('一')
  const { newest_id } = await list()
  expect(await sandbox.data('PUT /v1/user/notice/read/all', { body: { newest_id, kind: 'order' }, token })).toEqual({ unread: 1 })
})

test('a deleted message: leaves the list and the count until it is restored', async () => {
  send('一')
  const body = { message_id: await idOf('一') }
  for (let i = 0; i < 2; i++) expect(await sandbox.data('DELETE /v1/user/notice', { body, token })).toEqual({ unread: 1 })
  expect(await titles()).toEqual(['欢迎来到学海课堂'])
  expect(await sandbox.request('PUT /v1/user/notice/read', { body, token })).toMatchObject({ code: 404060 })
  expect(await sandbox.data('POST /v1/user/notice/restore', { body, token })).toEqual({ unread: 2 })
  expect(await titles()).toContain('一')
})

test('a message of another learner: is not found', async () => {
  const body = { message_id: await idOf('欢迎来到学海课堂') }
  token = await sandbox.login(buyer)
  for (const call of ['PUT /v1/user/notice/read', 'DELETE /v1/user/notice', 'POST /v1/user/notice/restore'] as const) {
    expect(await sandbox.request(call, { body, token })).toMatchObject({ code: 404060 })
  }
})

test('a source: makes one message, also after that was deleted [personal#my-messages]', async () => {
  const message = { kind: 'system', title: '一', text: '内容', source: 'x' } as const
  sendMessage(sandbox.context, 2, message)
  await sandbox.data('DELETE /v1/user/notice', { body: { message_id: await idOf('一') }, token })
  sendMessage(sandbox.context, 2, message)
  expect(await titles()).toEqual(['欢迎来到学海课堂'])
})
