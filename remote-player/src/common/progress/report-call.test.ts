import { answerCalls, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'
import { useToasts } from '@xhkt/platform/toast'
import { postReport } from './report-call.ts'

const report = { course_id: '12', section_id: '1201', session_id: 'page-one', seq: 1, position: 5, duration: 90, played: 5 }
const POST = 'POST /v1/video/study/report'
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

// docs/product/courses.md#study-progress, docs/product/api.md#error-messages
test.each([
  ['acknowledged', {}],
  ['unsent', ApiFailure.network()],
  ['unsent', ApiFailure.timeout()],
  ['unsent', ApiFailure.status(502)],
  ['unsent', ApiFailure.raw('<html>', 404)],
  ['unsent', ApiFailure.refused(429001, '操作太频繁')],
  ['unsent', ApiFailure.refused(500001, '系统繁忙')],
  ['refused', ApiFailure.refused(400001, '参数错误')],
  ['refused', ApiFailure.refused(403003, '请先购买课程')],
  ['refused', ApiFailure.refused(404002, '课时不存在')],
  ['refused', ApiFailure.raw('Unprocessable', 422)],
  ['acknowledged', ApiFailure.raw(JSON.stringify({ code: 200001, message: '', data: [] }))],
])('%s', async (outcome, answer) => {
  answerCalls({ [POST]: answer })
  signInLearner()
  expect(await postReport(report, false)).toBe(outcome)
  expect(toasts()).toEqual([])
})

test('an expired session holds the report; the learner sees the session\'s message only', async () => {
  answerCalls({ [POST]: ApiFailure.refused(401001, 'x') })
  signInLearner()
  expect(await postReport(report, false)).toBe('held')
  expect(toasts()).toEqual(['登录状态已过期，请重新登录！'])
})

test('a second report within a second is no duplicate submission', async () => {
  const calls = answerCalls({ [POST]: {} })
  signInLearner()
  await postReport(report, false)
  expect(await postReport({ ...report, seq: 2 }, true)).toBe('acknowledged')
  expect(calls.map(({ body, keepalive }) => [body, keepalive])).toEqual([
    [report, false],
    [{ ...report, seq: 2 }, true],
  ])
})

test('a report that is sent again has the same idempotency key [api#idempotency-keys]', async () => {
  const calls = answerCalls({ [POST]: {} })
  signInLearner()
  for (const seq of [1, 1, 2]) await postReport({ ...report, seq }, false)
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['page-one-1', 'page-one-1', 'page-one-2'])
})
