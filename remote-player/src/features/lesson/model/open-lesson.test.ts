import { auth } from '@xhkt/platform/auth'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { owned, play } from '../testing/sample-lesson.ts'
import { openLessonQuery } from './open-lesson.ts'

const learner = { user_id: '7', nickname: '小明', avatar: '', phone: '13800000001' }

test('a lesson that opens before the user is known resumes at the report that this browser still has', async () => {
  const userComes = () => setTimeout(() => auth.setUser(learner, null))
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
  auth.signIn({ access_token: 'token', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  const opened = await openLessonQuery('12', '101', null).queryFn({ signal: new AbortController().signal })
  expect(opened).toMatchObject({ startAt: 42, reportedAt: 42 })
})
