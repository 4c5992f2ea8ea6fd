/** @jest-environment node */
import { createLots } from './lots.ts'

function pass(lots: ReturnType<typeof createLots>) {
  const { lotNumber, puzzle } = lots.open()
  const answer = lots.answer(lotNumber, puzzle.x)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

test('a flood of puzzles pushes out the oldest and keeps the newest', () => {
  const lots = createLots(() => 0)
  const first = pass(lots)
  for (let i = 0; i < 1000; i += 1) lots.open()
  const last = pass(lots)
  expect(lots.verify(first)).toBe('expired')
  expect(lots.verify(last)).toBe('ok')
})

test('a position that is no number is wrong', () => {
  const lots = createLots(() => 0)
  expect(lots.answer(lots.open().lotNumber, Number.NaN)).toBe('wrong')
})
