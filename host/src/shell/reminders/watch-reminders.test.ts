import { waitFor } from '@testing-library/react'
import { setReminders } from '@xhkt/kit/reminders/reminder-settings'
import { auth, useAuth } from '@xhkt/platform/auth'
import { answerCalls, type ApiCall, signInLearner } from '@xhkt/testing/answer-calls'
import { FakeNotification, notifications } from './testing/fake-notification.ts'
import { watchReminders } from './watch-reminders.ts'

const call = 'GET /v1/user/course/reserve'
let calls: ApiCall[] = []
const soon = () => Math.floor(Date.now() / 1000) + 300

// A tab starts this once, for all sessions.
beforeAll(() => watchReminders())
beforeEach(() => {
  localStorage.clear()
  FakeNotification.install()
  calls = answerCalls({
    [call]: () => ({
      list: [{ course: { id: '12', title: '法考', cover: '', teacher_name: '' }, section_id: '1', title: '导论', starts_at: soon(), live_room_id: '1' }],
      ...{ total: 1, page: 1, page_size: 20 },
    }),
  })
})

const learner = () => useAuth.getState().user!.user_id
const later = () => new Promise((resolve) => setTimeout(resolve))

test('reminders: start when the learner switches them on, and end with the session [personal#reminders]', async () => {
  signInLearner()
  await later()
  expect(calls).toEqual([])
  setReminders(learner(), true)
  await waitFor(() => expect(notifications).toHaveLength(1))
  auth.signOut()
  calls.length = 0
  window.dispatchEvent(new Event('focus'))
  await later()
  expect(calls).toEqual([])
})

test.each<NotificationPermission>(['denied', 'default'])('reminders: nothing is requested with the permission %s', async (permission) => {
  FakeNotification.install(permission)
  signInLearner()
  setReminders(learner(), true)
  await later()
  expect(calls).toEqual([])
  auth.signOut()
})

test('reminders: another learner of this browser has not switched them on', async () => {
  setReminders('another', true)
  signInLearner()
  await later()
  expect(calls).toEqual([])
  auth.signOut()
})
