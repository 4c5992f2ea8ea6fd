import type { PlayedRange } from '@xhkt/contract/played-ranges'
import { lesson, openPage, progress } from './fake-report-page.ts'
import { FakeServer } from './fake-report-server.ts'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  server = new FakeServer()
})

test('one report is open at a time; a routine one waits in the tracker', async () => {
  const { outbox } = openPage(server)
  expect(outbox.offer(lesson, progress(5), 'routine')).toBe(true)
  expect(outbox.offer(lesson, progress(10), 'routine')).toBe(false)
  expect(outbox.offer(lesson, progress(12), 'keep')).toBe(true)
  expect(server.underWay).toEqual([1])
  await server.answer('acknowledged')
  expect(server.underWay).toEqual([2])
  await server.answer('acknowledged')
  expect(server.log).toEqual(['page-one#1@5', 'page-one#2@12'])
})

test('calls onSettled when it is free again', async () => {
  const { outbox } = openPage(server)
  const settled = jest.fn()
  const stop = outbox.onSettled(settled)
  outbox.offer(lesson, progress(5), 'routine')
  expect(settled).not.toHaveBeenCalled()
  await server.answer('acknowledged')
  expect(settled).toHaveBeenCalledTimes(1)
  stop()
  outbox.offer(lesson, progress(9), 'routine')
  await server.answer('acknowledged')
  expect(settled).toHaveBeenCalledTimes(1)
})

test('a closing page sends everything at once, with keepalive', () => {
  const { outbox } = openPage(server)
  outbox.offer(lesson, progress(5), 'routine')
  outbox.offer(lesson, progress(8), 'keep')
  outbox.offer(lesson, progress(9), 'last')
  expect(server.underWay).toEqual([1, 2, 3])
  expect(server.keptAlive).toEqual([2, 3])
})

test('a failed report is sent again unchanged, with growing waits, and at once when the network is back [courses#study-progress]', async () => {
  const { outbox, timers, fireTimer } = openPage(server)
  outbox.offer(lesson, progress(5), 'routine')
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    await server.answer('unsent')
    waits.push(timers[0]!.ms)
    fireTimer()
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  await server.answer('unsent')
  expect(server.underWay).toEqual([])
  outbox.resume()
  expect(timers).toHaveLength(0)
  await server.answer('acknowledged')
  expect(new Set(server.log)).toEqual(new Set(['page-one#1@5']))
  expect(localStorage).toHaveLength(0)
})

test('a reload sends what was left, with its old session and number', async () => {
  const before = openPage(server)
  before.outbox.offer(lesson, progress(5), 'routine')
  await server.answer('unsent')
  before.outbox.offer(lesson, progress(7), 'last')
  server.lose()

  const after = openPage(server, { sessionId: 'page-two' })
  after.outbox.resume()
  expect(after.outbox.latest('1201')?.report.position).toBe(7)
  after.outbox.offer(lesson, progress(9), 'routine')
  for (let i = 0; i < 3; i++) await server.answer('acknowledged')
  expect(server.log.slice(-3)).toEqual(['page-one#1@5', 'page-one#2@7', 'page-two#1@9'])
  expect(localStorage).toHaveLength(0)
  expect(after.outbox.latest('1201')).toBeNull()
})

test('a report carries the server time at which it was made, also when it is sent later', async () => {
  const made_at = server.now / 1000
  const before = openPage(server)
  before.outbox.offer(lesson, progress(5), 'routine')
  expect(server.open[0]).toMatchObject({ seq: 1, made_at })
  await server.answer('unsent')
  server.now += 3_600_000
  before.fireTimer()
  expect(server.open[0]).toMatchObject({ seq: 1, made_at })
})

test('a stored report of an older release is sent with the time of its entry', () => {
  const report = { ...lesson, session_id: 'page-old', seq: 3, position: 40, duration: 600, played: 5 }
  localStorage.setItem('xhkt_study_reports.page-old', JSON.stringify([{ owner: 'u1', at: server.now - 1_500, report }]))
  const made_at = Math.floor((server.now - 1_500) / 1000)
  openPage(server).outbox.resume()
  expect(server.open).toEqual([{ ...report, made_at }])
})

test('a refused report is dropped, and the next one goes out', async () => {
  const { outbox } = openPage(server)
  outbox.offer(lesson, progress(5), 'routine')
  outbox.offer(lesson, progress(8), 'keep')
  await server.answer('refused')
  expect(server.underWay).toEqual([2])
  expect(Object.keys(localStorage)).toEqual(['xhkt_study_reports.page-one.2'])
})

test('after the session has expired a report waits for its own user', async () => {
  const { outbox, timers, user } = openPage(server)
  outbox.offer(lesson, progress(5), 'routine')
  await server.answer('held')
  expect(timers).toHaveLength(0)

  user.owner = 'u2'
  outbox.resume()
  expect(server.underWay).toEqual([])
  expect(outbox.latest('1201')).toBeNull()
  expect(outbox.offer(lesson, progress(50), 'routine')).toBe(true)
  await server.answer('acknowledged')

  user.owner = 'u1'
  outbox.resume()
  expect(server.underWay).toEqual([1])
})

test('a renewed token sends nothing before the next try is due', async () => {
  const { outbox, timers, fireTimer } = openPage(server)
  outbox.offer(lesson, progress(5), 'routine')
  await server.answer('unsent')
  fireTimer()
  await server.answer('unsent')
  outbox.resume({ isRenewal: true })
  expect([server.log.length, server.underWay, timers.map(({ ms }) => ms)]).toEqual([2, [], [4000]])
  outbox.resume()
  expect([server.underWay, timers]).toEqual([[1], []])
})

test('no report is accepted while its user is unknown', () => {
  const { outbox, user } = openPage(server)
  Object.assign(user, { owner: null })
  expect(outbox.offer(lesson, progress(5), 'last')).toBe(false)
})

test('two tabs with the same lesson stay apart, and each counts once', async () => {
  const one = openPage(server)
  const two = openPage(server, { sessionId: 'page-two' })
  one.outbox.offer(lesson, progress(5), 'routine')
  two.outbox.offer(lesson, progress(100), 'routine')
  two.outbox.resume()
  while (server.underWay.length > 0) await server.answer('acknowledged')
  expect(server.counted).toBe(10)
  expect(localStorage).toHaveLength(0)
})

test('more ranges than a report can hold leave in several reports, and none is lost [courses#study-progress]', async () => {
  const ranges = Array.from({ length: 250 }, (_, i): PlayedRange => [i, i + 0.5])
  const { outbox } = openPage(server)
  outbox.offer(lesson, { position: 250, duration: 600, playing: true, ranges, played: 125, spent: 100 }, 'routine')
  while (server.underWay.length > 0) {
    expect(server.open[0]?.ranges?.length).toBeLessThanOrEqual(100)
    await server.answer('acknowledged')
  }
  expect([server.counted, server.spent, server.ranges]).toEqual([125, 100, ranges])
})

test('many ranges do not wait for the open report: what waits fits into one report, so that it can be kept', () => {
  const ranges = Array.from({ length: 101 }, (_, i): PlayedRange => [i, i + 0.5])
  const { outbox } = openPage(server)
  outbox.offer(lesson, progress(5), 'routine')
  const waiting = { position: 100, duration: 600, playing: true, ranges, played: 50.5, spent: 50.5 }
  expect(outbox.offer(lesson, { ...waiting, ranges: ranges.slice(1) }, 'routine')).toBe(false)
  expect(outbox.offer(lesson, waiting, 'routine')).toBe(true)
})
