import { auth } from '@xhkt/platform/auth'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { owned, play } from '../testing/sample-lesson.ts'
import { openLessonQuery } from './open-lesson.ts'

const learner = { user_id: '7', nickname: '小明', avatar: '', phone: '13800000001' }

const open = () => openLessonQuery('12', '101', null).queryFn({ signal: new AbortController().signal })
const signIn = () => auth.signIn({ access_token: 'token', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })

test('a lesson that opens 5 s before the user is known resumes at the report that this browser still has', async () => {
  jest.useFakeTimers()
  const userComes = () => setTimeout(() => auth.setUser(learner, null), 5_000)
  answerCalls({
    ...owned,
    'GET /v1/video/play': () => {
      userComes()
      return play
    },
  })
  const report = { course_id: '12', section_id: '101', session_id: 'page-old', seq: 1, position: 42, duration: 90, played: 2 }
  const pending = { owner: learner.user_id, at: Date.now() - 5000, report }
  localStorage.setItem('xhkt_study_reports.page-old', JSON.stringify([pending]))
  signIn()
  const opened = open()
  await jest.advanceTimersByTimeAsync(5_000)
  await expect(opened).resolves.toMatchObject({ startAt: 42, reportedAt: 42 })
})

test('a lesson without pending reports opens before the user is known', async () => {
  answerCalls({ ...owned, 'GET /v1/video/play': play })
  signIn()
  await expect(open()).resolves.toMatchObject({ startAt: play.position })
})

test('the host tells a lesson that is slow to open, as it tells a call that is', () => {
  expect(openLessonQuery('12', '101', null)).toMatchObject({ meta: { isToldWhenSlow: true } })
})
