/** @jest-environment node */
import { createRecovery } from './media-recovery.ts'

function recoverAt(...moments: number[]): string[] {
  let now = 0
  const recover = createRecovery(() => now)
  return moments.map((moment) => {
    now = moment
    return recover()
  })
}

test.each([
  ['one error recovers', [0], ['recover']],
  ['errors in a row recover, swap, give up', [0, 1000, 2000, 3000], ['recover', 'swap', 'give-up', 'give-up']],
  ['errors far apart recover each time', [0, 60_000, 120_000], ['recover', 'recover', 'recover']],
  ['errors 5 s apart are one trouble', [0, 5000], ['recover', 'swap']],
  ['errors more than 5 s apart are two', [0, 5001], ['recover', 'recover']],
  ['after a quiet time it starts over', [0, 1000, 30_000, 31_000], ['recover', 'swap', 'recover', 'swap']],
])('%s', (_, moments, steps) => {
  expect(recoverAt(...moments)).toEqual(steps)
})
