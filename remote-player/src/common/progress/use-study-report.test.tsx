import { act, render } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { type ApiCall, answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import { useStudyReport } from './use-study-report.ts'

const lesson = { course_id: '12', section_id: '1201', duration: 600, startAt: 0, reportedAt: 0 }
const name = 'POST /v1/video/study/report'

function Lesson({ video }: { video: HTMLVideoElement }) {
  useStudyReport(video, lesson)
  return null
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

/** A lesson that plays from its start. */
function playLesson() {
  const video = document.createElement('video')
  const at = (currentTime: number) => {
    for (const [key, value] of Object.entries({ readyState: 4, duration: 600, currentTime })) {
      Object.defineProperty(video, key, { value, configurable: true })
    }
  }
  at(0)
  const page = render(
    <QueryClientProvider client={queryClient}>
      <Lesson video={video} />
    </QueryClientProvider>,
  )
  act(() => void video.dispatchEvent(new Event('playing')))
  return {
    async watch(seconds: number) {
      await pass(seconds)
      at(seconds)
      act(() => void video.dispatchEvent(new Event('timeupdate')))
    },
    leave: () => page.unmount(),
  }
}

function logInAnother(): void {
  auth.signOut()
  auth.signIn({ access_token: 'other', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser({ user_id: '2', nickname: '', avatar: '', phone: '13800000002' }, null)
}

const reportsOf = (calls: ApiCall[], token: string) =>
  calls.filter((call) => call.name === name && call.headers['Authorization'] === `Bearer ${token}`).map(({ body }) => body)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

test('another learner who logs in gets nothing of what was watched; it is sent when its own learner is back [courses#study-progress]', async () => {
  const calls = answerCalls({ [name]: { place: null }, 'GET /v1/sys/config': sampleSystemConfig() })
  signInLearner()
  const { watch, leave } = playLesson()
  await watch(5)
  act(logInAnother)
  leave()
  await pass(1)
  expect(reportsOf(calls, 'other')).toEqual([])
  act(() => {
    auth.signOut()
    signInLearner('again')
  })
  await pass(1)
  expect(reportsOf(calls, 'again')).toMatchObject([{ section_id: '1201', position: 5, played: 5 }])
})

test('a logout first sends what was watched, in the session of the learner who watched it', async () => {
  const calls = answerCalls({ [name]: { place: null }, 'GET /v1/sys/config': sampleSystemConfig() })
  signInLearner()
  const { watch, leave } = playLesson()
  await watch(5)
  act(() => {
    auth.announceLogout()
    auth.signOut()
  })
  await pass(1)
  const sent = reportsOf(calls, 'test-token')
  expect(sent.at(-1)).toMatchObject({ section_id: '1201', position: 5, played: 5, playing: false })
  leave()
  await pass(60)
  expect(calls.filter((call) => call.name === name)).toHaveLength(sent.length)
})
