import { groupStanding } from './group-standing.ts'

test.each([
  [1, true, true, 'inviting'],
  [2, true, true, 'complete'],
  [3, true, false, 'failed'],
  // Bought again, alone, since.
  [3, true, true, 'failed'],
  [1, false, false, 'joinable'],
  [1, false, true, 'owned'],
  [2, false, false, 'closed'],
  [2, false, true, 'owned'],
  [3, false, false, 'closed'],
] as const)('state %i, mine %s, owned %s: %s', (state, mine, owned, standing) => {
  expect(groupStanding({ state, mine, owned })).toBe(standing)
})
