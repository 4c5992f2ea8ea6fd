import type { Reservation } from '@xhkt/contract'
import { answerCalls, type ApiCall, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'
import { startReminders } from './reminders.ts'
import { FakeNotification, installLocks, notifications, removeLocks } from './testing/fake-notification.ts'

const noon = Date.parse('2026-11-25T12:00:00+08:00')
const minute = 60
const at = (minutes: number) => noon / 1000 + minutes * minute
const reservation = (id: string, minutes: number): Reservation => ({
  course: { id: '12', title: '法考客观题', cover: '', teacher_name: '尉迟衡' },
  ...{ section_id: id, title: `第 ${id} 讲`, starts_at: at(minutes), live_room_id: id },
})

let reserved: Reservation[] | ApiFailure = []
let calls: ApiCall[] = []
let tabs: AbortController[] = []

beforeEach(() => {
  jest.useFakeTimers({ now: noon, doNotFake: ['performance'] })
  localStorage.clear()
  FakeNotification.install()
  installLocks()
  reserved = []
  calls = answerCalls({
    'GET /v1/user/course/reserve': () => (reserved instanceof ApiFailure ? reserved : { list: reserved, total: reserved.length, page: 1, page_size: 20 }),
  })
  signInLearner()
})
afterEach(() => {
  for (const tab of tabs) tab.abort()
  tabs = []
  removeLocks()
  jest.useRealTimers()
})

/** A tab of the learner, which can be closed. */
function openTab(learner = '1'): AbortController {
  const tab = new AbortController()
  tabs.push(tab)
  startReminders(learner, tab.signal)
  return tab
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
/** The computer sleeps: the clock goes on, timers do not. */
const sleep = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000)
const wake = async () => {
  window.dispatchEvent(new Event('focus'))
  await pass(0.1)
}
const titles = () => notifications.map(({ title }) => title)

test('a reminder: comes 10 minutes before the start, once [personal#reminders]', async () => {
  reserved = [reservation('1', 30)]
  openTab()
  await pass(20 * minute - 2)
  expect(titles()).toEqual([])
  await pass(4)
  expect(titles()).toEqual(['直播 10 分钟后开始'])
  expect(notifications[0]!.options).toMatchObject({ body: '第 1 讲\n法考客观题' })
  await pass(60 * minute)
  expect(titles()).toHaveLength(1)
})

test('a reminder: a click focuses the tab and leads to the live room as a link does [personal#reminders]', async () => {
  const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined)
  const followed: string[] = []
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    followed.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '')
  }
  document.addEventListener('click', onClick)
  reserved = [reservation('7', 5)]
  openTab()
  await pass(1)
  notifications[0]!.onclick?.()
  document.removeEventListener('click', onClick)
  expect(focus).toHaveBeenCalledTimes(1)
  expect(followed).toEqual(['/living?live_room_id=7'])
  expect(notifications[0]!.close).toHaveBeenCalled()
})

test('a reminder: closes with the session of its learner', async () => {
  reserved = [reservation('7', 5)]
  const tab = openTab()
  await pass(1)
  expect(notifications[0]!.close).not.toHaveBeenCalled()
  tab.abort()
  expect(notifications[0]!.close).toHaveBeenCalledTimes(1)
})

test.each([
  ['with Web Locks', installLocks],
  ['without Web Locks', removeLocks],
])('three tabs %s: show one notification [personal#reminders]', async (_, prepare) => {
  prepare()
  reserved = [reservation('1', 15)]
  for (let i = 0; i < 3; i++) openTab()
  await pass(10 * minute)
  expect(new Set(notifications.map(({ options }) => options.tag)).size).toBe(1)
  expect(titles()).toEqual(['直播 10 分钟后开始'])
})

test('several tabs: one requests, and another one takes over when it is closed', async () => {
  reserved = [reservation('1', 30)]
  const first = openTab()
  openTab()
  await pass(1)
  expect(calls).toHaveLength(1)
  first.abort()
  await pass(1)
  expect(calls).toHaveLength(2)
  await pass(20 * minute)
  expect(titles()).toHaveLength(1)
})

test('a cancelled reservation: does not notify, also when it was cancelled elsewhere in the last moment [personal#reminders]', async () => {
  reserved = [reservation('1', 30)]
  openTab()
  await pass(19 * minute + 59)
  reserved = []
  await pass(30 * minute)
  expect(titles()).toEqual([])
})

test('a lesson that is reserved later: is reminded of', async () => {
  openTab()
  await pass(1)
  reserved = [reservation('1', 30)]
  await pass(20 * minute + 1)
  expect(titles()).toEqual(['直播 10 分钟后开始'])
})

test('a computer that slept: reminds late, before the end, once', async () => {
  reserved = [reservation('1', 30)]
  openTab()
  await pass(1)
  sleep(45 * minute)
  await wake()
  await wake()
  expect(titles()).toEqual(['直播已开始'])
})

test('a computer that slept until after the end: does not remind [personal#reminders]', async () => {
  reserved = [reservation('1', 30)]
  openTab()
  await pass(1)
  sleep(180 * minute)
  // The API lists no lesson that has ended.
  reserved = []
  await wake()
  expect(titles()).toEqual([])
})

test('without a connection: it is shown when the network is back', async () => {
  reserved = [reservation('1', 30)]
  openTab()
  await pass(1)
  reserved = ApiFailure.network()
  await pass(21 * minute)
  expect(titles()).toEqual([])
  reserved = [reservation('1', 30)]
  window.dispatchEvent(new Event('online'))
  await pass(1)
  expect(titles()).toEqual(['直播 9 分钟后开始'])
})

test('a reload: shows no reminder again; a lesson that recurs has a new one', async () => {
  reserved = [reservation('1', 5)]
  openTab().abort()
  const again = openTab()
  await pass(1)
  again.abort()
  openTab()
  await pass(1)
  expect(titles()).toHaveLength(1)
  reserved = [reservation('1', 60)]
  await pass(50 * minute)
  expect(titles()).toHaveLength(2)
})

test('another learner in the same browser: has reminders of their own', async () => {
  reserved = [reservation('1', 5)]
  openTab('1')
  await pass(1)
  openTab('2')
  await pass(1)
  expect(titles()).toHaveLength(2)
})
