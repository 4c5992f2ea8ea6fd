/** @jest-environment node */
import { liveStage } from '@xhkt/contract/constants'
import { ChatPage } from '../../../vendors/chat/testing/chat-page.ts'
import { buyer, TestSandbox } from '../../../testing/test-sandbox.ts'
import type { DeskRoom, DeskView } from './live-desk.ts'

let sandbox: TestSandbox
let roomId: string
let page: ChatPage
let userId: string

const desk = (path: string, body: object = {}) => sandbox.control('POST', `/sandbox/live/${path}`, { live_room_id: roomId, ...body })
const view = async () => (await sandbox.control<DeskView>('GET', `/sandbox/live/room?live_room_id=${roomId}`)).data

beforeAll(async () => {
  sandbox = await TestSandbox.open(60)
  const { list } = (await sandbox.control<{ list: DeskRoom[] }>('GET', '/sandbox/live')).data
  const token = await sandbox.login(buyer)
  for (const room of list.filter(({ stage }) => stage === liveStage.onAir)) {
    const { data } = await sandbox.request('GET /v1/live/room', { query: { live_room_id: room.roomId }, token })
    if (!data.userSig) continue
    ;({ roomId, userId } = { roomId: data.roomId, userId: data.userInfo.userId })
    page = await ChatPage.inRoom(sandbox.url, userId, data.userSig, roomId)
    return
  }
  throw new Error('no room on air for the first account')
})
afterAll(async () => {
  await page.close()
  await sandbox.discard()
})

test('desk: a signature of the API opens the chat, and what a learner says is in the API', async () => {
  const { sequence } = await page.sendText(roomId, '老师晚上好')
  const after = { live_room_id: roomId, after: sequence - 1 }
  const { messages, online } = await sandbox.data('GET /v1/live/room/updates', { query: after, token: await sandbox.login(buyer) })
  expect(messages).toEqual([expect.objectContaining({ sequence, text: '老师晚上好', user: expect.objectContaining({ user_id: userId }) })])
  // The learner is a member of the chat, and a reader by this request.
  expect(online).toBe(1)
})

test('desk: stages, speech, notice and muting reach the room [sandbox#the-teachers-desk]', async () => {
  await desk('stage', { stage: liveStage.paused })
  expect(await page.message('"stage\\')).toMatchObject({ from: `t${roomId}` })
  await desk('message', { as: 'assistant', text: '讲义已上传' })
  expect(await page.message('讲义已上传')).toMatchObject({ from: 'a1', nick: '助教小北' })
  await desk('notice', { text: '八点继续' })
  await page.message('八点继续')
  await desk('mute', { muted: true })
  await page.message('muteAllMembers')
  expect(await view()).toMatchObject({ stage: liveStage.paused, notice: '八点继续', isMuted: true, members: [{ userId, isMuted: false }] })
  await desk('mute', { muted: false })
  await desk('stage', { stage: liveStage.onAir })
})

test('desk: hands are seen in the order in which they were raised, one raised again at the end', () => {
  const { hands } = sandbox.context.liveDesk
  const raise = (id: string, raised = true) => hands.hear('9', { userId: id, name: id, avatar: '' }, JSON.stringify({ type: 'hand', raised }))
  const seen = () => hands.list('9').map(({ userId: id }) => id)
  for (const id of ['u7', 'u8', 'u7']) raise(id)
  expect(seen()).toEqual(['u7', 'u8'])
  raise('u7', false)
  raise('u7')
  expect(seen()).toEqual(['u8', 'u7'])
  hands.clear('9')
})

test('desk: the hands go down when the lesson ends', async () => {
  const { hands } = sandbox.context.liveDesk
  hands.hear(roomId, { userId: 'u7', name: '', avatar: '' }, '{"type":"hand","raised":true}')
  await desk('stage', { stage: liveStage.ended })
  expect((await view()).hands).toEqual([])
  await desk('stage', { stage: liveStage.onAir })
})

test('desk: a raised hand is seen and lowered, and the API knows it [live-chat#hand-and-question]', async () => {
  const token = await sandbox.login(buyer)
  const isRaised = async () => (await sandbox.data('GET /v1/live/room', { query: { live_room_id: roomId }, token })).is_hand_raised
  await page.sendCustom(roomId, '{"type":"hand","raised":true}')
  expect((await view()).hands).toMatchObject([{ userId }])
  expect(await isRaised()).toBe(true)
  await desk('hand/lower', { user_id: userId })
  expect(await page.message('raised\\":false')).toMatchObject({ from: `t${roomId}` })
  expect((await view()).hands).toEqual([])
  expect(await isRaised()).toBe(false)
})

test('desk: a question is put, its result shown, and it is closed', async () => {
  const asked = await desk('question', { text: '听得清吗？', options: ['听得清', '听不清'] })
  const { question_id } = asked.data as { question_id: string }
  await page.message('听得清吗？')
  const body = { live_room_id: roomId, question_id, option: 1 }
  await sandbox.data('POST /v1/live/room/answer', { body, token: await sandbox.login(buyer) })
  expect((await desk('question/result', { question_id })).data).toEqual({ counts: [0, 1] })
  await page.message('question_result')
  await desk('question/close', { question_id })
  await page.message('question_closed')
  expect((await view()).question).toBeNull()
})

test('desk: a crowd writes at its rate, is online, and stops', async () => {
  await desk('crowd', { people: 30, per_second: 40, seconds: 60 })
  await page.message('老师讲得很清楚')
  expect(await view()).toMatchObject({ online: expect.any(Number), crowd: { people: 30, perSecond: 40, seconds: 60 } })
  expect((await view()).online).toBeGreaterThanOrEqual(31)
  await desk('crowd/stop')
  expect((await view()).crowd).toBeNull()
})

test('desk: connections drop, a learner is kicked, the room is dismissed and created again', async () => {
  expect((await desk('drop')).data).toEqual({ connections: 1 })
  await page.until(() => page.events.includes('netStateChange: connected'))
  await desk('dismiss')
  await page.message('"operationType":5')
  expect(await view()).toMatchObject({ isOpen: false })
  expect((await desk('message', { as: 'teacher', text: '还在吗' })).code).toBe(404020)
  await desk('stage', { stage: liveStage.onAir })
  await page.join(roomId)
  expect((await sandbox.control('POST', '/sandbox/live/kick', { user_id: userId, kind: 'REST_API_Kick' })).data).toEqual({ logins: 1 })
  await page.until(() => page.events.includes('kickedOut: REST_API_Kick'))
})

test('desk: an unknown room is refused', async () => {
  expect((await sandbox.control('POST', '/sandbox/live/drop', { live_room_id: '404' })).code).toBe(404020)
})

test('desk: the page names the room and offers what a teacher does', async () => {
  const list = await (await fetch(`${sandbox.url}/sandbox`)).text()
  expect(list).toContain(`href="/sandbox/desk?live_room_id=${roomId}"`)
  const text = await (await fetch(`${sandbox.url}/sandbox/desk?live_room_id=${roomId}`)).text()
  for (const label of ['暂停', '下课', '全员禁言', '发布公告', '提问', '断开所有连接', '解散群组', '模拟人群', '没有人举手']) expect(text).toContain(label)
})
