/** @jest-environment node */
import { createChallenges } from './challenges.ts'

function pass(challenges: ReturnType<typeof createChallenges>) {
  const { lotNumber, puzzle } = challenges.create()
  const answer = challenges.answer(lotNumber, puzzle.x)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

test('more than 1000 challenges drop the oldest and keep the newest', () => {
  const challenges = createChallenges(() => 0)
  const first = pass(challenges)
  for (let i = 0; i < 1000; i += 1) challenges.create()
  const last = pass(challenges)
  expect(challenges.verify(first)).toBe('expired')
  expect(challenges.verify(last)).toBe('ok')
})

test('NaN as position is wrong', () => {
  const challenges = createChallenges(() => 0)
  expect(challenges.answer(challenges.create().lotNumber, Number.NaN)).toBe('wrong')
})
