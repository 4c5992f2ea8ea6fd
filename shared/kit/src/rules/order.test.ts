/** @jest-environment node */
import type { Order } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { isGroupFilling, isSoldOut, orderOutcome } from './order.ts'

test.each([
  ['cancelled', 'cancelled'],
  ['awaitingPayment', undefined],
  ['paid', 'paid'],
  ['delivering', 'paid'],
  ['completed', 'paid'],
  ['refunding', 'refunded'],
  ['groupFailed', 'refunded'],
  ['closed', 'refunded'],
] as const)('an order that is %s: %s', (status, outcome) => {
  expect(orderOutcome(orderStatus[status])).toBe(outcome)
})

test('an unknown status has no outcome', () => {
  expect(orderOutcome(8)).toBeUndefined()
})

const group = { group_id: '5', state: groupState.filling, size: 3, joined: 2, expires_at: 0 }

test.each<[string, Pick<Order, 'status' | 'group'>, boolean]>([
  ['paid with a filling group', { status: 2, group }, true],
  ['unpaid', { status: 1, group }, false],
  ['paid with a complete group', { status: 2, group: { ...group, state: groupState.complete } }, false],
  ['paid alone', { status: 2, group: null }, false],
])('%s: group is filling %s', (_, order, filling) => {
  expect(isGroupFilling(order)).toBe(filling)
})

test.each([
  ['a course with seats', {}, false],
  ['a sold-out course', { sold_out: true }, true],
  ['a course that may be sold out', { sold_out: 'unknown' as const }, false],
  ['a course without a seat', { seats_left: 0 }, true],
  ['a sold-out course of a learner who had it', { sold_out: true, enrolment: { expires_at: 1, renew_price: 0 } }, false],
  ['a sold-out course with an unpaid order', { sold_out: true, pending_order_no: '77' }, false],
])('%s: sold out %s', (_, given, expected) => {
  expect(isSoldOut(sampleCourse(given))).toBe(expected)
})
