/** @jest-environment node */
import { groupStanding, heldText, isFilling, isHeld, missingMembers, missingText } from './group.ts'

// Noon of 1 January 2026 in Beijing.
const now = 1_767_240_000
const stranger = {
  state: 1,
  mine: false,
  owned: false,
  expired: false,
  price: 6900,
  size: 3,
  joined: 1,
  course: { price: 9900, sold_out: false },
} as const
const member = { ...stranger, mine: true, owned: true }

test.each([
  ['a member while the group fills', { ...member }, 'inviting'],
  ['a member of a full group', { ...member, state: 2 }, 'complete'],
  ['a member of a failed group', { ...member, state: 3, owned: false }, 'failed'],
  ['a member of a failed group who has bought the course again', { ...member, state: 3 }, 'owned'],
  ['a member whose course has expired', { ...member, state: 2, owned: false, expired: true }, 'expired'],
  ['a member of a failed group of a course that had expired', { ...member, state: 3, owned: false, expired: true }, 'failed'],
  ['a friend', { ...stranger }, 'joinable'],
  ['a friend who owns the course', { ...stranger, owned: true }, 'owned'],
  ['a friend who owns the course, of a full group', { ...stranger, state: 2, owned: true }, 'owned'],
  ['a friend whose course has expired', { ...stranger, expired: true }, 'expired'],
  ['a friend who comes when it is full', { ...stranger, state: 2 }, 'closed'],
  ['a friend who comes when it is over', { ...stranger, state: 3 }, 'closed'],
  ['a friend, when no seat is left', { ...stranger, course: { price: 9900, sold_out: true } }, 'sold-out'],
  ['a friend who comes when it is full, and no seat is left', { ...stranger, state: 2, course: { price: 9900, sold_out: true } }, 'sold-out'],
  ['a friend, when the course costs no more alone', { ...stranger, course: { price: 6900, sold_out: false } }, 'not-cheaper'],
  ['a friend whose order of it is unpaid', { ...stranger, pending_order_no: '77', held: 2, held_until: now + 60 }, 'unpaid'],
  ['a friend whose unpaid order holds the last seat', { ...stranger, pending_order_no: '77', course: { price: 9900, sold_out: true } }, 'unpaid'],
  ['a friend, while unpaid orders hold every place', { ...stranger, held: 2, held_until: now + 60 }, 'held'],
  ['a friend, once the first of them has ended', { ...stranger, held: 2, held_until: now }, 'joinable'],
  ['a friend, while unpaid orders hold one of two places', { ...stranger, held: 1, held_until: now + 60 }, 'joinable'],
  ['a friend, when the state of the group is unknown', { ...stranger, state: -1 }, 'unknown'],
  ['a friend, when it is unknown whether a seat is left', { ...stranger, course: { price: 9900, sold_out: 'unknown' } }, 'unknown'],
  ['a friend, when the price of the group is unknown', { ...stranger, price: NaN }, 'unknown'],
  ['a friend, when the price alone is unknown', { ...stranger, course: { price: NaN, sold_out: false } }, 'unknown'],
  ['a member, when the state of the group is unknown', { ...member, state: -1 }, 'owned'],
  ['a friend, when the course is free', { ...stranger, course: { price: 0, sold_out: false } }, 'not-cheaper'],
] as const)('%s', (_, group, standing) => {
  expect(groupStanding(group, now)).toBe(standing)
})

test.each([
  [1, 2, true],
  [0, 3, false],
])('with %i members missing of %i joined', (missing, joined, filling) => {
  expect(missingMembers({ size: 3, joined })).toBe(missing)
  expect(isFilling({ size: 3, joined })).toBe(filling)
})

const group = { size: 3, joined: 1, held: 2, held_until: now + 61, expires_at: now + 3600 }

test.each([
  [{}, '还差 2 人，其中 2 个名额待支付', true],
  [{ held: 1 }, '还差 2 人，其中 1 个名额待支付', false],
  [{ held: 0, held_until: 0 }, '还差 2 人', false],
  [{ held: undefined, held_until: undefined }, '还差 2 人', false],
  [{ held_until: now }, '还差 2 人', false],
])('held places: %j is %s', (changes, text, held) => {
  expect(missingText({ ...group, ...changes }, now)).toBe(text)
  expect(isHeld({ ...group, ...changes }, now)).toBe(held)
})

test('held places: the words say when to try again, unless the group ends before', () => {
  expect(heldText(group, now)).toBe('还有 2 个名额待支付，如未支付，最早 今天 12:02 可参团')
  expect(heldText({ ...group, held_until: group.expires_at }, now)).toBe('还有 2 个名额待支付')
})
