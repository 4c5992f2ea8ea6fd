import { audienceOf } from './audience.ts'
import { type Change, endsCanary } from './pointer.ts'

/** One line on a written change, for the output of a command. */
export function changeSummary(change: Change): string {
  const { area, from, to, share, seq, ended, action } = change
  const over = ended ? `; the canary ${ended} has ended` : ''
  if (endsCanary(change)) {
    const further = action === 'rollback' ? `. To roll back ${to} too, run it again` : ''
    return `The canary ${area} ${from} has ended, and ${to} stays live (seq ${seq})${further}`
  }
  if (share !== undefined) return `${area} ${to} is live for ${audienceOf({ ...change, share })}, beside ${from}${over} (seq ${seq})`
  return `${area} ${to} is live, in place of ${from ?? 'nothing'}${over} (seq ${seq})`
}
