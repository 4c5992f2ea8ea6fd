import type { Change } from './pointer.ts'

/** A change that was made, in words. */
export function told({ area, from, to, share, seq, ended, action }: Change): string {
  const over = ended ? `; the canary ${ended} is over` : ''
  if (share === 0) {
    const further = action === 'rollback' ? `. To take ${to} back too, run it again` : ''
    return `The canary ${area} ${from} is over, and ${to} stays live (seq ${seq})${further}`
  }
  if (share !== undefined) return `${area} ${to} is live for ${share} % of the browsers, beside ${from}${over} (seq ${seq})`
  return `${area} ${to} is live, in place of ${from ?? 'nothing'}${over} (seq ${seq})`
}
