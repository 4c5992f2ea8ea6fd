import { apiQuery, queryClient } from '@xhkt/platform/query'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { writeAnswer } from './write-answer.ts'

const count = apiQuery('/v1/user/notice/count')

afterEach(() => queryClient.clear())

test.each([
  ['a first request', false],
  ['a later request', true],
])('the answer to a change stays when %s, sent before the change, is answered after it', async (_, isLater) => {
  if (isLater) queryClient.setQueryData(count.queryKey, { unread: 3 })
  const older = holdAnswer({ unread: 3 })
  answerCalls({ 'GET /v1/user/notice/count': () => older.answer })
  const request = queryClient.query({ ...count, staleTime: 0 }).catch(() => undefined)
  await writeAnswer(queryClient, count, { unread: 0 })
  await older.release()
  await request
  expect(queryClient.getQueryData(count.queryKey)).toEqual({ unread: 0 })
})
