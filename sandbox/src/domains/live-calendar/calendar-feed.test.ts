/** @jest-environment node */
import { addDays, beijingDate } from '@xhkt/contract/beijing-time'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const feed = (caller = token) => sandbox.data('GET /v1/user/live/calendar/feed', { token: caller })
const renew = (replaces: string, caller = token, idempotencyKey?: string) =>
  sandbox.request('POST /v1/user/live/calendar/feed', { body: { replaces }, token: caller, idempotencyKey })
const make = async (caller = token) => (await renew((await feed(caller)).path, caller)).data.path
const read = (path: string, headers = {}) => fetch(sandbox.url + path, { headers })
const uids = async (path: string) => [...(await (await read(path)).text()).matchAll(/^UID:live-lesson-(\d+)(?:-\d+)?@xhkt\r$/gm)].map(([, id]) => id)

test('an account has no address until it makes one', async () => {
  expect(await feed()).toEqual({ path: '', created_at: 0 })
  const path = await make()
  expect(path).toMatch(/^\/v1\/calendar\/[\w-]{43}\.ics$/)
  expect(await feed()).toEqual({ path, created_at: expect.any(Number) })
  expect(await make(await sandbox.login(newcomer))).not.toBe(path)
})

test('a feed needs no login, is kept by no cache, and has the lessons of the calendar', async () => {
  const path = await make()
  const answer = await read(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const today = beijingDate(sandbox.context.clock.now())
  const { list } = await sandbox.data('GET /v1/user/live/calendar/course', { query: { day: today, until: addDays(today, 41) }, token })
  expect(await uids(path)).toEqual(expect.arrayContaining(list.map(({ section_id }) => section_id)))
})

test('an event has the address of the live room on the origin that was asked', async () => {
  const path = await make()
  const direct = (await (await read(path)).text()).replaceAll('\r\n ', '')
  expect(direct).toContain(`URL:${sandbox.url}/living?live_room_id=10170502`)
  const secure = (await (await read(path, { 'x-forwarded-proto': 'https' })).text()).replaceAll('\r\n ', '')
  expect(secure).toContain(`URL:${sandbox.url.replace('http:', 'https:')}/living?live_room_id=10170502`)
})

test('a new address ends the old one at once [personal#live-calendar]', async () => {
  const old = await make()
  const fresh = await make()
  expect(fresh).not.toBe(old)
  expect((await read(old)).status).toBe(404)
  expect((await read(fresh)).status).toBe(200)
})

test('of two tabs that renew the same address, one succeeds [personal#live-calendar]', async () => {
  const shown = await make()
  const answers = await Promise.all([renew(shown), renew(shown)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200001, 409067])
  const { path } = await feed()
  expect((await read(path)).status).toBe(200)
  expect((await renew('')).code).toBe(409067)
})

test('a renewal that is sent again with its key gives the same address', async () => {
  const shown = await make()
  const first = await renew(shown, token, 'a')
  expect((await renew(shown, token, 'a')).data).toEqual(first.data)
  expect((await feed()).path).toBe(first.data.path)
})

test('a lesson whose reservation was cancelled, and one that was taken off, leave the feed [personal#live-calendar]', async () => {
  const path = await make()
  const [reserved, removed] = ['10230502', '10280803'] as const
  expect(await uids(path)).toEqual(expect.arrayContaining([reserved, removed]))
  await sandbox.data('DELETE /v1/user/course/reserve', { body: { course_id: '1023', section_id: reserved }, token })
  sandbox.context.db.run('UPDATE lesson SET type = 0 WHERE id = ?', removed)
  const left = await uids(path)
  sandbox.context.db.run('UPDATE lesson SET type = 2 WHERE id = ?', removed)
  expect(left).not.toContain(reserved)
  expect(left).not.toContain(removed)
})

test.each(['/v1/calendar/', '/v1/calendar/x.ics', `/v1/calendar/${'A'.repeat(43)}.ics`, `/v1/calendar/${'A'.repeat(43)}`, '/v1/calendar/%00.ics', "/v1/calendar/'--.ics"])(
  'the unknown address %s is 404',
  async (path) => {
    await make()
    const answer = await read(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('VCALENDAR')
  },
)

test('no log has the address of a feed that fails', async () => {
  const path = await make()
  const before = sandbox.log.length
  const { db } = sandbox.context
  const all = db.all.bind(db)
  db.all = () => {
    throw new Error('broken')
  }
  const answer = await read(path)
  Object.assign(db, { all })
  expect(answer.status).toBe(500)
  expect(sandbox.log.slice(before).join('\n')).toContain('/v1/calendar/…')
  expect(sandbox.log.join('\n')).not.toContain(path)
})
