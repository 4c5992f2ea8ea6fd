/** @jest-environment node */
import { groupStanding, isFilling, missingMembers } from './group.ts'

const stranger = { state: 1, mine: false, owned: false, expired: false, price: 6900, course: { price: 9900, sold_out: false } } as const
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
  ['a friend, when the course is free', { ...stranger, course: { price: 0, sold_out: false } }, 'not-cheaper'],
] as const)('%s', (_, group, standing) => {
  expect(groupStanding(group)).toBe(standing)
})

test.each([
  [1, 2, true],
  [0, 3, false],
])('with %i members missing of %i joined', (missing, joined, filling) => {
  expect(missingMembers({ size: 3, joined })).toBe(missing)
  expect(isFilling({ size: 3, joined })).toBe(filling)
})
