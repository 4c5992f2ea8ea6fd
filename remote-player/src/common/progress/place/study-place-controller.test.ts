/** @jest-environment node */
import type { StudyPlace, StudyReport } from '@xhkt/contract'
import { StudyPlaceController } from './study-place-controller.ts'

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
  const controller = new StudyPlaceController({ sessionId: 'here', lock, now: () => 1_000_000 })
  const onChange = jest.fn()
  controller.subscribe(onChange)
  const reported = (place_since: number | undefined): StudyReport => ({
    ...{ course_id: '1', section_id: '2', session_id: 'here', seq: 1, position: 0, duration: 9, played: 0, place_since },
  })
  return { lock, controller, onChange, reported }
}

test('a lesson that opens while nobody plays starts here', async () => {
  const { controller } = setUp()
  controller.open(null)
  expect(controller.since).toBe(1000)
  expect(await controller.start()).toBe(true)
})

test('a lesson that opens while a device plays asks, and the choice takes the place, whatever the clocks say', async () => {
  const { controller, lock } = setUp()
  controller.open({ ...phone, since: 5000 })
  expect(controller.status).toBe('asking')
  expect(await controller.start()).toBe(false)
  await controller.take()
  expect([controller.status, controller.since, lock.steals]).toEqual(['free', 5000.001, 1])
  expect(await controller.start()).toBe(true)
})

test('a lesson whose last place was a closed page of this browser does not ask', () => {
  const { controller, lock } = setUp()
  lock.known = ['phone']
  controller.open(phone)
  expect(controller.status).toBe('free')
})

test('another tab that plays asks at the start', async () => {
  const { controller, lock } = setUp()
  lock.isTaken = true
  controller.open(null)
  expect(await controller.start()).toBe(false)
  expect(controller.status).toBe('asking')
})

test('a tab whose lock is stolen has lost the place, until the learner takes it back', async () => {
  const { controller, lock, onChange } = setUp()
  controller.open(null)
  lock.lost()
  expect(controller.status).toBe('lost')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(await controller.start()).toBe(false)
  await controller.take()
  expect([controller.status, controller.since]).toEqual(['free', 1000.001])
})

test('the answer to a report tells that a device has taken the place', () => {
  const { controller, lock, reported } = setUp()
  controller.open(null)
  controller.learn(reported(1000), phone)
  expect(controller.status).toBe('lost')
  expect(lock.release).toHaveBeenCalled()
})

test.each([
  ['that nobody plays', 1000, null],
  ['that this page plays', 1000, { session_id: 'here', since: 1000 }],
  ['from an older server', 1000, undefined],
  ['to a report from before the choice', 900, phone],
])('an answer %s changes nothing', (_, since, place) => {
  const { controller, reported } = setUp()
  controller.open(null)
  controller.learn(reported(since), place)
  expect(controller.status).toBe('free')
})

test('the same lesson opened again does not ask about what the learner has chosen already', async () => {
  const { controller } = setUp()
  controller.open(phone)
  await controller.take()
  controller.open(phone)
  expect(controller.status).toBe('free')
})
