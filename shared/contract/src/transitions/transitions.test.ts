/** @jest-environment node */
import { agreementTransitions } from './agreement.ts'
import { couponTransitions } from './coupon.ts'
import { groupTransitions } from './group.ts'
import { nextStates, type TransitionTable } from './next-states.ts'
import { orderTransitions } from './order.ts'
import { paymentTransitions } from './payment.ts'

const movesOf = <Event extends string, State extends string | number>(table: TransitionTable<Event, State>, states: State[]) =>
  (Object.keys(table) as Event[]).map((event) => [
    event,
    states.flatMap((from) => nextStates(table, event, from).map((to) => `${from}→${to}`)).join(' '),
  ])

test('an order moves only as documented [orders#order-statuses]', () => {
  expect(movesOf(orderTransitions, [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([
    ['pay', '1→2 1→3'],
    ['cancel', '1→0'],
    ['expire', '1→0'],
    ['payLate', '0→5'],
    ['evaluate', '2→4 4→4'],
    ['fillGroup', '2→2 2→3'],
    ['failGroup', '2→6'],
    ['startRefund', '6→5'],
    ['requestRefund', '2→5 3→5 4→5'],
    ['withdrawRefund', '5→2 5→3 5→4'],
    ['refuseRefund', '5→2 5→3 5→4'],
    ['arriveRefund', '5→7'],
    ['confirmReceipt', '3→4'],
  ])
})

test('a payment moves only as documented', () => {
  expect(movesOf(paymentTransitions, ['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND', 'PAYERROR'])).toEqual([
    ['succeed', 'NOTPAY→SUCCESS'],
    ['fail', 'NOTPAY→PAYERROR'],
    ['renew', 'NOTPAY→NOTPAY PAYERROR→NOTPAY'],
    ['close', 'NOTPAY→CLOSED PAYERROR→CLOSED'],
    ['succeedLate', 'CLOSED→REFUND'],
    ['refund', 'SUCCESS→REFUND'],
    ['restore', 'REFUND→SUCCESS'],
  ])
})

test('a group moves only as documented', () => {
  expect(movesOf(groupTransitions, [1, 2, 3])).toEqual([
    ['join', '1→1 1→2'],
    ['expire', '1→3'],
  ])
})

test('a coupon moves only as documented', () => {
  expect(movesOf(couponTransitions, ['usable', 'held', 'used', 'expired'])).toEqual([
    ['hold', 'usable→held'],
    ['use', 'held→used'],
    ['release', 'held→usable held→expired'],
    ['giveBack', 'used→usable used→expired'],
    ['expire', 'usable→expired'],
  ])
})

test('an agreement moves only as documented [agreements#states]', () => {
  expect(movesOf(agreementTransitions, ['inactive', 'active', 'going', 'success', 'failed'])).toEqual([
    ['open', 'inactive→active inactive→failed'],
    ['close', 'active→inactive failed→inactive'],
    ['sign', 'active→going failed→going'],
    ['succeed', 'going→success'],
    ['fail', 'going→failed going→inactive'],
  ])
})
