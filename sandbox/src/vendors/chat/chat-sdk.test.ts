/** @jest-environment node */
import { kickKinds } from './kick.ts'
import { codeOf } from './testing/chat-page.ts'
import { roomId, TestChat } from './testing/test-chat.ts'

let server: TestChat
beforeEach(async () => {
  server = await TestChat.open()
})
afterEach(() => server.close())

const teacher = { userId: `t${roomId}`, name: '陈老师', avatar: '' }

test('chat: two pages with the real SDK talk, and the text is kept with the number that both see', async () => {
  const [one, two] = [await server.member('u1'), await server.member('u2')]
  const sent = await one.sendText(roomId, '老师好 😀')
  const received = await two.message('老师好 😀')
  expect(received).toMatchObject({ type: 'TIMTextElem', from: 'u1', to: roomId, flow: 'in', ID: sent.ID, sequence: sent.sequence })
  expect(server.rooms.saved).toEqual([{ sequence: received.sequence, user: expect.objectContaining({ userId: 'u1' }), text: '老师好 😀' }])
  await two.sendText(roomId, '你好')
  expect((await one.message('你好')).from).toBe('u2')
  expect(one.messages).toHaveLength(1)
})

test('chat: a text is sent on and kept as the API cleans it', async () => {
  const [one, two] = [await server.member('u1'), await server.member('u2')]
  await one.sendText(roomId, '前\u0000后\r\n\u202E二')
  await two.message('前后\\n二')
  expect(server.rooms.saved.map(({ text }) => text)).toEqual(['前后\n二'])
})

test('chat: a custom message reaches the room and the desk, and is not kept as a text', async () => {
  const [one, two] = [await server.member('u1'), await server.member('u2')]
  const hand = '{"type":"hand","raised":true}'
  await one.sendCustom(roomId, hand)
  expect(await two.message('raised')).toMatchObject({ type: 'TIMCustomElem', payload: { data: hand } })
  expect([server.customs, server.rooms.saved]).toEqual([[`u1 ${hand}`], []])
})

test('chat: the teacher speaks, and tells stage, notice and muting', async () => {
  const page = await server.member('u1')
  server.chat.sendAs(roomId, teacher, '大家好')
  server.chat.broadcast(roomId, { type: 'stage', stage: 3 })
  server.chat.sendNotice(roomId, '今晚八点')
  server.chat.sendMuteAll(roomId, true)
  server.chat.mute(roomId, 'u1', 60)
  expect(await page.message('大家好')).toMatchObject({ from: `t${roomId}`, nick: '陈老师' })
  expect(await page.message('stage')).toMatchObject({ payload: { data: '{"type":"stage","stage":3}' } })
  expect(await page.message('今晚八点')).toMatchObject({ type: 'TIMGroupTipElem', payload: { operationType: 6 } })
  expect(await page.message('muteAllMembers')).toMatchObject({ payload: { newGroupProfile: { muteAllMembers: true } } })
  expect(await page.message('muteTime')).toMatchObject({ payload: { operationType: 7, memberList: [{ userID: 'u1', muteTime: 60 }] } })
})

test('chat: refuses texts that are too long, too many, forbidden or of a muted learner [sandbox#the-teachers-desk]', async () => {
  const page = await server.member('u1')
  expect(await codeOf(page.sendText(roomId, '长'.repeat(4097)))).toBe(80002)
  expect(await codeOf(page.sendText(roomId, '有人代考吗'))).toBe(80001)
  await page.sendText(roomId, '第一条')
  expect(await codeOf(page.sendText(roomId, '第二条'))).toBe(10006)
  server.chat.mute(roomId, 'u1', 60)
  expect(await codeOf(page.sendText(roomId, '第三条'))).toBe(10017)
  expect(server.rooms.saved.map(({ text }) => text)).toEqual(['第一条'])
})

test.each([10007, 10010, 10015, 10016, 10023, 20012])('chat: the desk refuses one text with the code %i', async (code) => {
  const page = await server.member('u1')
  server.chat.refuseNext(roomId, code)
  expect(await codeOf(page.sendText(roomId, '在吗'))).toBe(code)
  expect(await codeOf(page.sendText(roomId, '在吗'))).toBe(0)
})

test('chat: refuses a signature that is expired or of another user', async () => {
  const page = await server.page('u1')
  await page.chat.logout()
  expect(await codeOf(page.chat.login({ userID: 'u1', userSig: 'expired u1' }))).toBe(70001)
  expect(await codeOf(page.chat.login({ userID: 'u1', userSig: 'valid u2' }))).toBe(70003)
})

test('chat: an unknown room and a dismissed one refuse', async () => {
  const page = await server.member('u1')
  expect(await codeOf(page.join('404'))).toBe(10015)
  await page.join(roomId)
  server.chat.dismiss(roomId)
  expect(await page.message('"operationType":5')).toMatchObject({ type: 'TIMGroupSystemNoticeElem' })
  expect(await codeOf(page.sendText(roomId, '还在吗'))).toBe(2101)
  expect(await codeOf(page.join(roomId))).toBe(10010)
  server.chat.reopen(roomId)
  expect(await codeOf(page.join(roomId))).toBe(0)
})

test.each(kickKinds)('chat: the SDK reports a kick as %s', async (kind) => {
  const page = await server.member('u1')
  expect(server.chat.kick('u1', kind)).toBe(1)
  await page.until(() => page.events.includes(`kickedOut: ${kind}`))
  expect(server.chat.online(roomId)).toBe(0)
})

test('chat: a second page of the same user kicks the first', async () => {
  const first = await server.member('u1')
  const second = await server.member('u1')
  await first.until(() => first.events.includes('kickedOut: multipleAccount'))
  await second.sendText(roomId, '我在这里')
  expect(server.chat.online(roomId)).toBe(1)
})

test('chat: pages come back after a broken connection and hear what was said meanwhile', async () => {
  const page = await server.member('u1')
  expect(server.chat.dropConnections(roomId)).toBe(1)
  server.chat.sendAs(roomId, teacher, '断线时说的')
  await page.until(() => page.events.includes('netStateChange: connected'))
  await page.message('断线时说的')
  expect(server.chat.online(roomId)).toBe(1)
})

test('chat: a page whose connection is broken hears of the dismissal when it is back', async () => {
  const page = await server.member('u1')
  server.chat.dropConnections(roomId)
  server.chat.dismiss(roomId)
  await page.message('"operationType":5')
})

test('chat: counts users online and the crowd, and no longer a user who leaves', async () => {
  const [one] = [await server.member('u1'), await server.member('u2')]
  server.chat.setCrowd(roomId, 30)
  const { data } = (await one.chat.getGroupOnlineMemberCount(roomId)) as { data: { memberCount: number } }
  expect(data.memberCount).toBe(32)
  await one.chat.quitGroup(roomId)
  expect(server.chat.online(roomId)).toBe(31)
})
