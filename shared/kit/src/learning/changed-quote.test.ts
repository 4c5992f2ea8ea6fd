import type { Quote } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { changedQuote } from './changed-quote.ts'

const quote: Quote = {
  ...{ course: sampleCourse(), kind: 'alone', group: '', amount: 8800, valid_until: 0, needs_address: false },
  ...{ coupon_code: '', coupons: [], promotion: null },
  lines: [{ kind: 'price', label: '课程价格', reason: '课程原价', amount: 8800 }],
}

const errorOf = (code: number): Promise<unknown> => {
  answerCalls({ 'POST /v1/order': ApiFailure.raw(JSON.stringify({ code, message: '价格有变化', data: quote })) })
  return api.post('/v1/order', { course_id: '12', expected_amount: 5800 }, { idempotencyKey: 'one' }).catch((error: unknown) => error)
}

test('an order that is refused for its price carries the new quote', async () => {
  expect(changedQuote(await errorOf(409015))).toEqual(quote)
})

test('another refusal carries no quote', async () => {
  expect(changedQuote(await errorOf(409012))).toBeUndefined()
})
