import { StudyReport } from '@xhkt/contract/subjects/study'
import { FakeDatabase } from './fake-report-database.ts'
import { createPendingStore } from './pending-store.ts'
import type { PendingReport } from './report-outbox.ts'

const DAY_MS = 24 * 3600 * 1000
const report = { course_id: '12', section_id: '1201', session_id: 'page-one', seq: 1, position: 5, duration: 600, played: 5 }
const pending = { owner: 'u1', at: 1_700_000_000_000, report }
const KEY = 'xhkt_study_reports.page-one'

const storeAt = (now: number) => createPendingStore(() => now)

beforeEach(() => localStorage.clear())

test('keeps page loads apart and removes reports', () => {
  const store = storeAt(pending.at)
  store.add(pending)
  store.add({ ...pending, report: { ...report, seq: 2 } })
  store.add({ ...pending, report: { ...report, session_id: 'page-two' } })
  expect(store.all()).toHaveLength(3)
  store.remove(report)
  store.remove({ ...report, session_id: 'page-two' })
  expect(store.all().map((each) => each.report.seq)).toEqual([2])
  expect(Object.keys(localStorage)).toEqual([`${KEY}.2`])
})

test('a report that another tab removes does not take the next one with it, which that tab cannot see yet', () => {
  const store = storeAt(pending.at)
  store.add(pending)
  const seen = new Map(Object.entries<string>(localStorage))
  store.add({ ...pending, report: { ...report, seq: 2 } })
  const view = jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => seen.get(key) ?? null)
  storeAt(pending.at).remove(report)
  view.mockRestore()
  expect(store.all().map((each) => each.report.seq)).toEqual([2])
})

test('gives the reports in the order in which they were made', () => {
  const store = storeAt(pending.at)
  for (const seq of [9, 10, 11]) store.add({ ...pending, report: { ...report, seq } })
  store.add({ ...pending, at: pending.at - 1, report: { ...report, session_id: 'page-two', seq: 12 } })
  expect(store.all().map((each) => each.report.seq)).toEqual([12, 9, 10, 11])
})

test('a list of an older release counts, and its reports are removed one by one', () => {
  localStorage.setItem(KEY, JSON.stringify([pending, { ...pending, report: { ...report, seq: 2 } }]))
  const store = storeAt(pending.at)
  expect(store.all()).toHaveLength(2)
  store.remove(report)
  expect(store.all().map((each) => each.report.seq)).toEqual([2])
  store.remove({ ...report, seq: 2 })
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"owner":"u1"}'],
  ['null', 'null'],
  ['a time that is none', JSON.stringify([{ ...pending, at: 'yesterday' }])],
])('storage edited by hand: %s is removed', (_, text) => {
  localStorage.setItem(KEY, text)
  expect(storeAt(pending.at).all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['a field of another type', { played: '5' }],
  ['a report that the contract would refuse', { position: -3 }],
  ['no lesson', { section_id: undefined }],
])('%s: the report stays for the release that wrote it, for 30 days', (_, damaged) => {
  const text = JSON.stringify([{ ...pending, report: { ...report, ...damaged } }])
  localStorage.setItem(`${KEY}.1`, text)
  expect(storeAt(pending.at).all()).toEqual([])
  storeAt(pending.at).remove({ ...report, seq: 2 })
  expect(Object.entries(localStorage)).toEqual([[`${KEY}.1`, text]])
  expect(storeAt(pending.at + 31 * DAY_MS).all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['ranges that are none', { ranges: 5 }],
  ['a spent time that is none', { spent: '5' }],
  ['a playing state that is none', { playing: 1 }],
])('%s: the report counts as one of an older release', (_, damaged) => {
  localStorage.setItem(KEY, JSON.stringify([{ ...pending, report: { ...report, ...damaged } }]))
  expect(storeAt(pending.at).all()).toEqual([pending])
})

test('keeps each field that the contract has', () => {
  const whole: PendingReport = {
    ...pending,
    report: { ...report, ranges: [[0, 5]], spent: 2.5, missing: 4, made_at: 1_700_000_000, place_since: 1_700_000_000.5, playing: true },
  }
  expect(Object.keys(whole.report).sort()).toEqual(Object.keys(StudyReport.properties).sort())
  storeAt(pending.at).add(whole)
  expect(storeAt(pending.at).all()).toEqual([whole])
})

test('valid entries of a damaged list count', () => {
  localStorage.setItem(KEY, JSON.stringify([null, pending, { owner: 1 }]))
  expect(storeAt(pending.at).all()).toEqual([pending])
})

test('a report expires after 30 days', () => {
  storeAt(pending.at).add(pending)
  expect(storeAt(pending.at + 29 * DAY_MS).all()).toHaveLength(1)
  expect(storeAt(pending.at + 31 * DAY_MS).all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a blocked storage causes no error: the reports live in this page only', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  const store = storeAt(pending.at)
  store.add(pending)
  expect(store.all()).toEqual([pending])
  store.remove(report)
  expect(store.all()).toEqual([])
})

describe('with a database', () => {
  const storeWith = (database: FakeDatabase, now = pending.at) => createPendingStore(() => now, database)
  const grown = { ...pending, at: pending.at + 4000, report: { ...report, position: 9, played: 9 } }

  test('a report that may grow is in the database alone, until it is added', () => {
    const database = new FakeDatabase()
    const store = storeWith(database)
    store.keep(pending)
    store.keep(grown)
    expect([...database.records]).toEqual([[`${KEY}.1`, grown]])
    expect(store.all()).toEqual([])
    store.add(grown)
    expect([...database.records]).toEqual([[`${KEY}.1`, grown]])
    expect(store.all()).toEqual([grown])
  })

  test('what a crash left is there after a restore, and is removed from both storages', async () => {
    const database = new FakeDatabase()
    storeWith(database).keep(grown)
    const store = storeWith(database)
    await store.restore()
    expect(store.all()).toEqual([grown])
    store.remove(report)
    expect(store.all()).toEqual([])
    expect(database.records.size).toBe(0)
  })

  test('what a closing page wrote to local storage counts, not what the database had until then', async () => {
    const database = new FakeDatabase()
    database.put(`${KEY}.1`, pending)
    localStorage.setItem(`${KEY}.1`, JSON.stringify([grown]))
    const store = storeWith(database)
    await store.restore()
    expect(store.all()).toEqual([grown])
  })

  test('what an open page load writes is not taken', async () => {
    const database = new FakeDatabase()
    database.alive.add('page-one')
    database.put(`${KEY}.1`, pending)
    const store = storeWith(database)
    await store.restore()
    expect(store.all()).toEqual([])
  })

  test.each([
    ['null', `${KEY}.1`, null],
    ['a time that is none', `${KEY}.1`, { ...pending, at: 'yesterday' }],
    ['another key than its own', `${KEY}.2`, pending],
    ['an age of 31 days', `${KEY}.1`, { ...pending, at: pending.at - 31 * DAY_MS }],
  ])('a record with %s is removed', async (_, key, value) => {
    const database = new FakeDatabase()
    database.records.set(key, value)
    const store = storeWith(database)
    await store.restore()
    expect(store.all()).toEqual([])
    expect(database.records.size).toBe(0)
  })

  test('a record that cannot be read stays for the release that wrote it, for 30 days', async () => {
    const database = new FakeDatabase()
    const damaged = { ...pending, report: { ...report, position: -3 } }
    database.records.set(`${KEY}.1`, damaged)
    const store = storeWith(database)
    await store.restore()
    expect(store.all()).toEqual([])
    expect([...database.records.values()]).toEqual([damaged])
    await storeWith(database, pending.at + 31 * DAY_MS).restore()
    expect(database.records.size).toBe(0)
  })
})
