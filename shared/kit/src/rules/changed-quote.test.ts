import type { Quote } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { changedQuote } from './changed-quote.ts'

const quote: Quote = {
  ...{ course: sampleCourse(), kind: 'alone', group: '', amount: 8800, valid_until: 0, needs_address: false },
  ...{ coupon_code: '', coupons: [], promotion: null },
  lines: [{ kind: 'price', label: '课程价格', reason: '原价', amount: 8800 }],
}

const errorOf = (code: number, data: unknown = quote): Promise<unknown> => {
  answerCalls({ 'POST /v1/order': ApiFailure.raw(JSON.stringify({ code, message: '价格有变化', data })) })
  return api.post('/v1/order', { course_id: '12', expected_amount: 5800 }, { idempotencyKey: 'one' }).catch((error: unknown) => error)
}

test('an order that is refused for its price carries the new quote', async () => {
  expect(changedQuote(await errorOf(409015))).toEqual(quote)
})

test('numbers as text are read', async () => {
  expect(changedQuote(await errorOf(409015, { ...quote, amount: '8800' }))).toEqual(quote)
})

test.each([null, {}, [], { ...quote, amount: null }])('%j is no quote', async (data) => {
  expect(changedQuote(await errorOf(409015, data))).toBeUndefined()
})

test('another refusal carries no quote', async () => {
  expect(changedQuote(await errorOf(409012))).toBeUndefined()
})
