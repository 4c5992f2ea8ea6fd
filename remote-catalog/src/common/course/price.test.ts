/** @jest-environment node */
import type { CourseDetail, GroupBuy } from '@xhkt/contract'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { outdatedSince, type PriceState, priceState } from './price.ts'

const now = 1_767_240_000
const later = now + 600
const before = now - 600

const course = (given: Partial<CourseDetail>) => sampleCourse({ price: 9900, old_price: 0, ...given })
const group = (given: Partial<GroupBuy> = {}): GroupBuy =>
  ({ group_id: '7', leader_name: '小*', leader_avatar: '', joined: 1, size: 2, expires_at: later, mine: false, ...given })
const single = (fen: number, oldFen = 0, endsAt = 0) => ({ fen, oldFen, endsAt })

const discount = { old_price: 19900, discount_ends_at: later }
const offer = { price: 5900, size: 2, ends_at: 0 }
const expired = { enrolment: { expires_at: before, renew_price: 4900 } }

const order = (amount?: number) => ({ pending_order_no: '2026', pending_order_amount: amount })
const mine = group({ mine: true })
const forEver = { expires_at: 0, renew_price: 0 }
const inGroup = (given: Partial<GroupBuy> = {}) =>
  ({ owned: true, enrolment: forEver, group: offer, groups: [group(), { ...mine, ...given }] })

const table: [string, Partial<CourseDetail>, PriceState][] = [
  ['a plain price', {}, { kind: 'paid', single: single(9900), seats: null }],
  ['an old price below the price is ignored', { old_price: 5000 }, { kind: 'paid', single: single(9900), seats: null }],
  ['a discount without an end', { old_price: 19900 }, { kind: 'discount', single: single(9900, 19900), seats: null }],
  ['a discount with an end', discount, { kind: 'discount', single: single(9900, 19900, later), seats: null }],
  ['a discount that has ended', { ...discount, discount_ends_at: now }, { kind: 'paid', single: single(19900), seats: null }],
  ['an end without an old price', { discount_ends_at: before }, { kind: 'paid', single: single(9900), seats: null }],
  ['free', { price: 0 }, { kind: 'free', single: single(0), seats: null }],
  ['free for a while', { ...discount, price: 0 }, { kind: 'free', single: single(0, 19900, later), seats: null }],
  ['free, and the discount has ended', { ...discount, price: 0, discount_ends_at: before }, { kind: 'paid', single: single(19900), seats: null }],
  ['few seats', { seats_left: 3 }, { kind: 'paid', single: single(9900), seats: 3 }],
  ['many seats', { seats_left: 11 }, { kind: 'paid', single: single(9900), seats: null }],
  ['few seats of a free course', { price: 0, seats_left: 10 }, { kind: 'free', single: single(0), seats: 10 }],

  ['a group offer', { group: offer }, { kind: 'group', offer, groups: [], single: single(9900), seats: null }],
  [
    'a group offer with a discount and few seats',
    { ...discount, group: offer, seats_left: 2 },
    { kind: 'group', offer, groups: [], single: single(9900, 19900, later), seats: 2 },
  ],
  [
    'a group offer lists only groups that can be joined',
    { group: offer, groups: [group(), group({ expires_at: now }), group({ joined: 2 }), group({ mine: true })] },
    { kind: 'group', offer, groups: [group()], single: single(9900), seats: null },
  ],
  ['a group offer that has ended', { group: { ...offer, ends_at: now } }, { kind: 'paid', single: single(9900), seats: null }],
  ['a group that is no cheaper', { group: { ...offer, price: 9900 } }, { kind: 'paid', single: single(9900), seats: null }],
  [
    'a group that is cheaper once the discount has ended',
    { ...discount, discount_ends_at: before, group: { ...offer, price: 12000 } },
    { kind: 'group', offer: { ...offer, price: 12000 }, groups: [], single: single(19900), seats: null },
  ],
  ['a group offer of a free course is ignored', { price: 0, group: offer }, { kind: 'free', single: single(0), seats: null }],

  ['sold out', { sold_out: true }, { kind: 'sold-out', single: single(9900) }],
  ['no seat left', { seats_left: 0 }, { kind: 'sold-out', single: single(9900) }],
  ['sold out before discount and group', { ...discount, group: offer, sold_out: true }, { kind: 'sold-out', single: single(9900, 19900, later) }],
  ['sold out before free', { price: 0, sold_out: true }, { kind: 'sold-out', single: single(0) }],

  ['perhaps sold out', { sold_out: 'unknown' }, { kind: 'unknown', single: single(NaN) }],

  ['expired', expired, { kind: 'expired', since: before, single: single(4900, 9900) }],
  ['a renewal that is no cheaper', { enrolment: { expires_at: before, renew_price: 9900 } }, { kind: 'expired', since: before, single: single(9900) }],
  ['expired before sold out', { ...expired, sold_out: true }, { kind: 'expired', since: before, single: single(4900, 9900) }],
  ['expired before a group', { ...expired, group: offer }, { kind: 'expired', since: before, single: single(4900, 9900) }],
  [
    'expired by the server, before the end by this clock',
    { enrolment: { expires_at: later, renew_price: 4900 } },
    { kind: 'expired', since: later, single: single(4900, 9900) },
  ],

  ['an unpaid order', order(9900), { kind: 'pending', orderNo: '2026', single: single(9900) }],
  ['an order before sold out', { ...order(9900), sold_out: true }, { kind: 'pending', orderNo: '2026', single: single(9900) }],
  ['an order of a renewal', { ...expired, ...order(4900) }, { kind: 'pending', orderNo: '2026', single: single(4900, 9900) }],
  ['an order before a group', { group: offer, ...order(9900) }, { kind: 'pending', orderNo: '2026', single: single(9900) }],
  ['an order in a group', { group: offer, ...order(5900) }, { kind: 'pending', orderNo: '2026', single: single(5900, 9900) }],
  ['an order at a discount', { ...discount, ...order(9900) }, { kind: 'pending', orderNo: '2026', single: single(9900, 19900) }],
  [
    'an order at a discount that has ended',
    { ...discount, discount_ends_at: before, ...order(9900) },
    { kind: 'pending', orderNo: '2026', single: single(9900, 19900) },
  ],
  ['an order at an earlier, higher price', order(12900), { kind: 'pending', orderNo: '2026', single: single(12900) }],
  ['an order of a free course', order(0), { kind: 'pending', orderNo: '2026', single: single(0, 9900) }],
  ['an order without an amount, from an older server', order(), { kind: 'pending', orderNo: '2026', single: single(9900) }],

  ['owned', { owned: true }, { kind: 'owned' }],
  ['owned for ever', { owned: true, enrolment: forEver }, { kind: 'owned' }],
  ['owned until', { owned: true, enrolment: { expires_at: later, renew_price: 4900 } }, { kind: 'owned-until', until: later }],
  ['owned while the learner\'s group fills', inGroup(), { kind: 'owned-filling', group: mine }],
  ['owned for a time while the learner\'s group fills', { ...inGroup(), enrolment: { expires_at: later, renew_price: 1 } }, { kind: 'owned-filling', group: mine }],
  ['owned, beside a group that may be the learner\'s', inGroup({ mine: 'unknown' }), { kind: 'owned' }],
  ['owned, and the learner\'s group is full', inGroup({ joined: 2 }), { kind: 'owned' }],
  ['the group has run out of time, and the server has not answered yet', inGroup({ expires_at: now }), { kind: 'owned-filling', group: { ...mine, expires_at: now } }],
  ['owned beside a group of others', inGroup({ mine: false }), { kind: 'owned' }],
  ['expired before the learner\'s own group', { ...inGroup(), ...expired }, { kind: 'expired', since: before, single: single(4900, 9900) }],
  ['expires while the page is open', { owned: true, ...expired }, { kind: 'expired', since: before, single: single(4900, 9900) }],
  [
    'owned before everything else',
    { owned: true, ...discount, group: offer, sold_out: true, seats_left: 0, pending_order_no: '2026' },
    { kind: 'owned' },
  ],
]

test.each(table)('%s', (_, given, expected) => {
  expect(priceState(course(given), now)).toEqual(expected)
})

test.each([
  ['a price without an end never is', {}, 0],
  ['ends in the future are not', { ...discount, group: { ...offer, ends_at: later } }, 0],
  ['at the second of the end', { ...discount, discount_ends_at: now }, now],
  ['since the last of several ends', { discount_ends_at: before, groups: [group({ expires_at: before + 5 }), group()] }, before + 5],
  ['since the end of an offer', { group: { ...offer, ends_at: before } }, before],
  ['since the end of the purchase', { owned: true, ...expired }, before],
  ['not by an end that the answer includes', expired, 0],
])('the answer is outdated: %s', (_, given, expected) => {
  expect(outdatedSince(course(given), now)).toBe(expected)
})
