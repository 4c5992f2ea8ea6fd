/** @jest-environment node */
import { liveStage, liveState } from '@xhkt/contract/constants'
import { liveRoomIds } from './live-room-ids.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
beforeEach(() => sandbox.reset())
afterEach(() => jest.restoreAllMocks())

const { free, flv, paused, owned, toBuy, soon, playback } = liveRoomIds

const room = (live_room_id: string, token?: string) => sandbox.data('GET /v1/live/room', { query: { live_room_id }, token })
const updates = (live_room_id: string, after: number, token?: string) =>
  sandbox.data('GET /v1/live/room/updates', { query: { live_room_id, after }, token })

test('a room: a visitor watches a free one and reads along, without a signature [live#the-room]', async () => {
  const { messages, lines, notice, ...answer } = await room(free)
  expect(answer).toMatchObject({ stage: liveStage.onAir, can_watch: true, is_free: true, userSig: '', userInfo: { userId: '' } })
  expect(lines.map(({ url }) => url)).toEqual([`/media/live/${free}/playlist.m3u8`, `/media/lines/2/live/${free}/playlist.m3u8`])
  expect([messages.length > 20, notice !== '']).toEqual([true, true])
  expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, index) => index + 1))
})

test('a room: its buyer gets a signature that the chat accepts until it expires [live#the-room]', async () => {
  const token = await sandbox.login(buyer)
  const { userSig, userInfo } = await room(owned, token)
  const { signatures } = sandbox.context.liveRooms
  expect(userInfo).toMatchObject({ userId: 'u1', userName: '林晓' })
  expect([signatures.check('u1', userSig), signatures.check('u2', userSig), signatures.check('u1', '')]).toEqual(['valid', 'wrong', 'wrong'])
  sandbox.advance(43_201)
  expect(signatures.check('u1', userSig)).toBe('expired')
})

test('a room: a learner without the course sees no picture and no message, and gets the price [live#the-room]', async () => {
  const token = await sandbox.login(buyer)
  for (const caller of [undefined, token]) {
    const answer = await room(toBuy, caller)
    expect(answer).toMatchObject({ can_watch: false, is_free: false, price: 49_900, lines: [], messages: [], userSig: '' })
    expect(answer.latest_sequence).toBeGreaterThan(0)
  }
  for (const key of ['GET /v1/live/room/signature', 'GET /v1/live/room/replay'] as const) {
    expect(await sandbox.request(key, { query: { live_room_id: toBuy, from: 0, to: 9 }, token })).toMatchObject({ code: 403003 })
  }
})

test.each([
  [soon, liveStage.upcoming, ''],
  [flv, liveStage.onAir, ''],
  [paused, liveStage.paused, ''],
  [playback, liveStage.ended, playback],
  ['10530203', liveStage.ended, ''],
])('room %s has the stage %i and the playback "%s"', async (live_room_id, stage, playback_section_id) => {
  expect(await room(live_room_id)).toMatchObject({ stage, playback_section_id })
})

test('a room: no such room is 404020', async () => {
  expect(await sandbox.request('GET /v1/live/room', { query: { live_room_id: '10010101' } })).toMatchObject({ code: 404020 })
})

test('stages: a lesson goes on air by the clock, and ends', async () => {
  const stages = async () => (await updates(soon, 0)).stage
  expect(await stages()).toBe(liveStage.upcoming)
  sandbox.advance(15 * 60)
  expect(await stages()).toBe(liveStage.onAir)
})

test('stages: the teacher starts early, pauses, resumes and ends; the next lesson is by the clock again [live#stages]', async () => {
  sandbox.freezeTime()
  const { liveRooms, clock } = sandbox.context
  const heard: object[] = []
  const stop = liveRooms.onChange((roomId, change) => heard.push([roomId, change]))
  liveRooms.setStage(soon, liveStage.onAir)
  const began = clock.now()
  expect(await room(soon)).toMatchObject({ stage: liveStage.onAir, started_at: began })
  sandbox.advance(1000)
  expect(await room(soon)).toMatchObject({ stage: liveStage.onAir, started_at: began })
  liveRooms.setStage(soon, liveStage.paused)
  expect(await room(soon)).toMatchObject({ stage: liveStage.paused, started_at: began })
  liveRooms.setStage(soon, liveStage.ended)
  expect(await room(soon)).toMatchObject({ stage: liveStage.ended, ends_at: clock.now() })
  stop()
  expect(heard).toEqual([liveStage.onAir, liveStage.paused, liveStage.ended].map((stage) => [soon, { type: 'stage', stage }]))
  sandbox.advance(86_400)
  expect((await room(soon)).stage).not.toBe(liveStage.ended)
})

test('stages: home, outline and reservations follow the teacher [live#stages]', async () => {
  const { liveRooms } = sandbox.context
  const token = await sandbox.login(buyer)
  const { course_id, section_id } = await room(soon)
  await sandbox.data('POST /v1/user/course/reserve', { body: { course_id, section_id }, token })
  const states = async () => {
    const { lives } = await sandbox.data('GET /v1/home', { token })
    const { chapters } = await sandbox.data('GET /v1/course/detail', { query: { course_id }, token })
    const { list } = await sandbox.data('GET /v1/user/course/reserve', { token })
    const ofLesson = <Row extends { section_id: string }>(rows: Row[]) => rows.find((row) => row.section_id === section_id)
    return [ofLesson(lives)?.live_state, ofLesson(chapters.flatMap(({ lessons }) => lessons))?.live_state, ofLesson(list) !== undefined]
  }
  expect(await states()).toEqual([liveState.upcoming, liveState.upcoming, true])
  liveRooms.setStage(soon, liveStage.onAir)
  expect(await states()).toEqual([liveState.onAir, liveState.onAir, true])
  liveRooms.setStage(soon, liveStage.paused)
  expect(await states()).toEqual([liveState.onAir, liveState.onAir, true])
  expect(await sandbox.request('POST /v1/user/course/reserve', { body: { course_id, section_id }, token })).toMatchObject({ code: 409011 })
  liveRooms.setStage(soon, liveStage.ended)
  expect(await states()).toEqual([undefined, liveState.ended, false])
})

test('stages: home says the stage, who is there, and whether the caller has to buy the course', async () => {
  const { course_id, section_id } = await room(owned)
  sandbox.context.liveRooms.setStage(owned, liveStage.paused)
  await sandbox.data('GET /v1/live/room/updates', { query: { live_room_id: owned, after: 0 } })
  const live = async (token?: string) => (await sandbox.data('GET /v1/home', { token })).lives.find((each) => each.section_id === section_id)
  expect(await live()).toMatchObject({ course_id, stage: liveStage.paused, online: 1, must_buy: true })
  expect(await live(await sandbox.login(newcomer))).toMatchObject({ must_buy: true })
  expect(await live(await sandbox.login(buyer))).toMatchObject({ must_buy: false })
})

test('stages: the control call sets a stage, and refuses an unknown stage and an unknown room', async () => {
  const set = (body: object) => sandbox.control('POST', '/sandbox/live/stage', body)
  expect(await set({ live_room_id: free, stage: liveStage.paused })).toMatchObject({ code: 200001 })
  expect((await room(free)).stage).toBe(liveStage.paused)
  expect(await set({ live_room_id: free, stage: 9 })).toMatchObject({ code: 400000 })
  expect(await set({ live_room_id: '1', stage: liveStage.paused })).toMatchObject({ code: 404020 })
})

test('messages: kept in order, with their place in the lesson, and answered after a sequence', async () => {
  const { liveRooms } = sandbox.context
  const { latest_sequence: before } = await updates(free, 0)
  const user = { user_id: 'u1', name: '林晓', avatar: '', role: 'learner' as const }
  for (const text of ['一', '二']) liveRooms.saveMessage(free, { user, text })
  const { messages, latest_sequence } = await updates(free, before)
  expect([messages.map(({ text }) => text), latest_sequence]).toEqual([['一', '二'], before + 2])
  expect(messages[0]!.at).toBeGreaterThanOrEqual(300)
})

test('messages: an answer has at most 50, the room the newest ones [live#messages]', async () => {
  const { liveRooms } = sandbox.context
  const user = { user_id: 'u1', name: '林晓', avatar: '', role: 'learner' as const }
  for (let index = 0; index < 80; index++) liveRooms.saveMessage(free, { user, text: String(index) })
  expect((await room(free)).messages.map(({ text }) => text).slice(-2)).toEqual(['78', '79'])
  expect((await updates(free, 10)).messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11))
})

test('study report: of a free live lesson counts for a learner who bought nothing, of another one it is refused [live#picture]', async () => {
  const token = await sandbox.login(newcomer)
  const report = (course_id: string, section_id: string) => {
    const page = { session_id: 'page-load-live', seq: 1, position: 60, duration: 5400, played: 15, ranges: [[45, 60]] as [number, number][], spent: 15 }
    const body = { course_id, section_id, ...page, made_at: sandbox.context.clock.now() }
    return sandbox.request('POST /v1/video/study/report', { body, token })
  }
  const { course_id, section_id } = await room(free)
  expect(await report(course_id, section_id)).toMatchObject({ code: 200001 })
  const { list } = await sandbox.data('GET /v1/user/study/section', { query: { course_id }, token })
  expect(list).toMatchObject([{ section_id, position: 60, played: 15 }])
  const other = await room(toBuy)
  expect(await report(other.course_id, other.section_id)).toMatchObject({ code: 403003 })
})

test('replay: the messages of a part of the lesson [live#messages]', async () => {
  const query = (from: number, to: number) => sandbox.data('GET /v1/live/room/replay', { query: { live_room_id: playback, from, to } })
  const { messages: all } = await query(0, 90)
  const { messages: part } = await query(30, 60)
  expect(part.length).toBeGreaterThan(0)
  expect(part.length).toBeLessThan(all.length)
  expect(part.every(({ at }) => at >= 30 && at < 60)).toBe(true)
})

test('a question: answered once, with the result after it, and not when it is closed [live#custom-messages]', async () => {
  const { liveRooms } = sandbox.context
  const token = await sandbox.login(buyer)
  const question_id = liveRooms.putQuestion(free, '哪一条最有用？', ['间隔', '提取', '交错'])
  expect((await updates(free, 0, token)).question).toMatchObject({ question_id, chosen: -1, counts: [] })
  const answer = (option: number, id = question_id) =>
    sandbox.request('POST /v1/live/room/answer', { body: { live_room_id: free, question_id: id, option }, token })
  expect(await answer(3)).toMatchObject({ code: 400000 })
  expect(await answer(0, '999')).toMatchObject({ code: 404021 })
  expect((await answer(1)).data).toMatchObject({ chosen: 1, counts: [0, 1, 0] })
  expect(await answer(2)).toMatchObject({ code: 409030 })
  expect((await room(free, token)).question).toMatchObject({ chosen: 1, counts: [0, 1, 0] })
  expect(liveRooms.showResult(free, question_id)).toEqual([0, 1, 0])
  liveRooms.closeQuestion(free, question_id)
  expect(await answer(2)).toMatchObject({ code: 409031 })
  expect((await room(free, token)).question).toBeNull()
})

test('online: counts everybody who asks for the room until they leave, and a learner with two devices once', async () => {
  const ask = (device: string, token?: string) =>
    sandbox.request('GET /v1/live/room/updates', { query: { live_room_id: paused, after: 0 }, token, headers: { 'device-id': device } })
  const online = () => sandbox.context.liveRooms.audience.online(paused)
  for (const device of ['one', 'two', 'one']) await ask(device)
  expect(online()).toBe(2)
  const token = await sandbox.login(buyer)
  for (const device of ['one', 'two']) await ask(device, token)
  expect(online()).toBe(3)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000)
  expect(online()).toBe(0)
  expect((await room(paused)).online).toBe(1)
})

test('the picture: a sliding playlist and a stream while on air, 404 in a pause', async () => {
  const { lines } = await room(free)
  const variants = await (await fetch(sandbox.url + lines[0]!.url)).text()
  expect(variants).toContain('720p.m3u8')
  const playlist = await (await fetch(`${sandbox.url}/media/live/${free}/720p.m3u8`)).text()
  expect(playlist).toContain('#EXT-X-MEDIA-SEQUENCE')
  expect((await fetch(`${sandbox.url}/media/live/${free}/999p.m3u8`)).status).toBe(404)
  expect((await fetch(`${sandbox.url}/media/live/${paused}/720p.m3u8`)).status).toBe(404)
  const stream = await fetch(sandbox.url + (await room(flv)).lines[0]!.url)
  expect(stream.headers.get('content-type')).toBe('video/x-flv')
  const { value } = await stream.body!.getReader().read()
  expect(new TextDecoder().decode(value!.subarray(0, 3))).toBe('FLV')
})

test('the picture: low-latency HLS on the second line of the FLV room', async () => {
  const url = (await room(flv)).lines[1]!.url
  const base = sandbox.url + url.replace('low-latency.m3u8', '')
  const playlist = await (await fetch(sandbox.url + url)).text()
  const last = /low-latency\/(\d+)\.(\d)\.ts/.exec(playlist.split('\n').findLast((line) => line.startsWith('#EXT-X-PART:')) ?? '')
  const [sequence, part] = [Number(last?.[1]), Number(last?.[2])]
  expect((await fetch(`${base}low-latency/${sequence}.${part}.ts`)).headers.get('content-type')).toBe('video/mp2t')
  for (const file of [`${sequence + 3}.0.ts`, `${sequence}.9.ts`, 'x.ts']) expect((await fetch(`${base}low-latency/${file}`)).status).toBe(404)
  const next = part === 5 ? `${sequence + 1}.0` : `${sequence}.${part + 1}`
  const held = await fetch(`${sandbox.url}${url}?_HLS_msn=${next.replace('.', '&_HLS_part=')}`)
  expect(await held.text()).toMatch(new RegExp(`#EXT-X-PART:.*low-latency/${next}.ts`))
  for (const query of ['_HLS_part=1', `_HLS_msn=${sequence + 9}`]) expect((await fetch(`${sandbox.url}${url}?${query}`)).status).toBe(400)
  expect((await fetch(sandbox.url + url.replace(flv, paused))).status).toBe(404)
})

test('the picture: a request for the next part keeps waiting when its timer ends before the part is complete', async () => {
  const url = sandbox.url + (await room(flv)).lines[1]!.url
  const [real, start] = [Date.now, Date.now()]
  jest.spyOn(Date, 'now').mockImplementation(() => start + Math.floor((real() - start) / 2))
  const hint = /low-latency\/(\d+)\.(\d)\.ts"$/.exec((await (await fetch(url)).text()).trim())
  const held = await (await fetch(`${url}?_HLS_msn=${hint?.[1]}&_HLS_part=${hint?.[2]}`)).text()
  expect(held).toContain(`#EXT-X-PART:DURATION=1,URI="${hint?.[0].slice(0, -1)}"`)
})
