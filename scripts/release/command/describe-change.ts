import type { Owner } from '@xhkt/contract/federation/areas'
import type { Change } from '../pointer/pointer.ts'
import { told } from '../pointer/told.ts'
import type { Outcome } from './command.ts'

interface Asked {
  owner: Owner
  dryRun: boolean
  /** What is so already, where there is nothing to do. */
  already: string
}

function wouldBe({ area, from, to, share }: Change): string {
  if (share === 0) return `Would end the canary ${area} ${from}; ${to} stays live`
  const place = share === undefined ? `live, in place of ${from ?? 'nothing'}` : `live for ${share} % of the browsers, beside ${from}`
  return `Would make ${area} ${to} ${place}: it is whole, signed, and passes every gate`
}

/** What a promote, a canary or a rollback has done, or would do. */
export function describeChange(change: Change | null, { owner, already, dryRun }: Asked): Outcome {
  if (!change) return { lines: [`${already}: nothing to do`], data: { owner, change: null } }
  return { lines: [dryRun ? wouldBe(change) : told(change)], data: { owner, change, dry_run: dryRun } }
}
