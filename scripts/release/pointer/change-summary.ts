import type { Change } from './pointer.ts'

/** One line on a written change, for the output of a command. */
export function changeSummary({ area, from, to, share, seq, ended, action }: Change): string {
  const over = ended ? `; the canary ${ended} has ended` : ''
  if (share === 0) {
    const further = action === 'rollback' ? `. To roll back ${to} too, run it again` : ''
    return `The canary ${area} ${from} has ended, and ${to} stays live (seq ${seq})${further}`
  }
  if (share !== undefined) return `${area} ${to} is live for ${share} % of the browsers, beside ${from}${over} (seq ${seq})`
  return `${area} ${to} is live, in place of ${from ?? 'nothing'}${over} (seq ${seq})`
}
