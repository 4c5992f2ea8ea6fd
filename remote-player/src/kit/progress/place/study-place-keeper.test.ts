/** @jest-environment node */
import type { StudyPlace, StudyReport } from '@xhkt/contract'
import { StudyPlaceKeeper } from './study-place-keeper.ts'

class FakeLock {
  isTaken = false
  steals = 0
  known: string[] = []
  lost: () => void = () => undefined
  readonly acquire = () => Promise.resolve(!this.isTaken)
  readonly steal = () => Promise.resolve(void (this.steals += 1))
  readonly release = jest.fn()
  readonly onLost = (listener: () => void) => void (this.lost = listener)
  readonly isKnown = (id: string) => this.known.includes(id)
}

const phone: StudyPlace = { session_id: 'phone', since: 990 }

function setUp() {
  const lock = new FakeLock()
  const keeper = new StudyPlaceKeeper({ sessionId: 'here', lock, now: () => 1_000_000 })
  const heard = jest.fn()
  keeper.subscribe(heard)
  const reported = (place_since: number | undefined): StudyReport => ({
    ...{ course_id: '1', section_id: '2', session_id: 'here', seq: 1, position: 0, duration: 9, played: 0, place_since },
  })
  return { lock, keeper, heard, reported }
}

test('a lesson that opens while nobody plays starts here', async () => {
  const { keeper } = setUp()
  keeper.open(null)
  expect(keeper.since).toBe(1000)
  expect(await keeper.start()).toBe(true)
})

test('a lesson that opens while a device plays asks, and the choice takes the place, whatever the clocks say', async () => {
  const { keeper, lock } = setUp()
  keeper.open({ ...phone, since: 5000 })
  expect(keeper.status).toBe('asking')
  expect(await keeper.start()).toBe(false)
  await keeper.take()
  expect([keeper.status, keeper.since, lock.steals]).toEqual(['free', 5000.001, 1])
  expect(await keeper.start()).toBe(true)
})

test('a page of this browser that is gone asks nothing', () => {
  const { keeper, lock } = setUp()
  lock.known = ['phone']
  keeper.open(phone)
  expect(keeper.status).toBe('free')
})

test('another tab that plays asks at the start', async () => {
  const { keeper, lock } = setUp()
  lock.isTaken = true
  keeper.open(null)
  expect(await keeper.start()).toBe(false)
  expect(keeper.status).toBe('asking')
})

test('a tab whose lock is stolen has lost the place, until the learner takes it back', async () => {
  const { keeper, lock, heard } = setUp()
  keeper.open(null)
  lock.lost()
  expect(keeper.status).toBe('lost')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await keeper.start()).toBe(false)
  await keeper.take()
  expect([keeper.status, keeper.since]).toEqual(['free', 1000.001])
})

test('the answer to a report tells that a device has taken the place', () => {
  const { keeper, lock, reported } = setUp()
  keeper.open(null)
  keeper.learn(reported(1000), phone)
  expect(keeper.status).toBe('lost')
  expect(lock.release).toHaveBeenCalled()
})

test.each([
  ['that nobody plays', 1000, null],
  ['that this page plays', 1000, { session_id: 'here', since: 1000 }],
  ['from an older server', 1000, undefined],
  ['to a report from before the choice', 900, phone],
])('an answer %s changes nothing', (_, since, place) => {
  const { keeper, reported } = setUp()
  keeper.open(null)
  keeper.learn(reported(since), place)
  expect(keeper.status).toBe('free')
})

test('the same lesson opened again does not ask about what the learner has chosen already', async () => {
  const { keeper } = setUp()
  keeper.open(phone)
  await keeper.take()
  keeper.open(phone)
  expect(keeper.status).toBe('free')
})
