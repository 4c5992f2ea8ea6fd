import type { Owner } from '@xhkt/contract/federation/areas'
import { audienceOf } from '@xhkt/release/pointer/audience'
import { changeSummary } from '@xhkt/release/pointer/change-summary'
import { type Change, endsCanary } from '@xhkt/release/pointer/pointer'
import type { Outcome } from './command.ts'

interface Context {
  owner: Owner
  dryRun: boolean
  /** The message if the command changes nothing. */
  already: string
  /** Lines after the message. */
  hints?: string[]
}

function describeDryRun(change: Change): string {
  const { area, from, to, share } = change
  if (endsCanary(change)) return `Would end the canary ${area} ${from}; ${to} stays live`
  const effect = share === undefined ? `live, in place of ${from ?? 'nothing'}` : `live for ${audienceOf({ ...change, share })}, beside ${from}`
  return `Would make ${area} ${to} ${effect}: it is complete, signed, and passes every gate`
}

/** The outcome of a promote, a canary or a rollback. */
export function describeChange(change: Change | null, { owner, already, dryRun, hints = [] }: Context): Outcome {
  if (!change) return { lines: [`${already}: nothing to do`, ...hints], data: { owner, change: null } }
  return { lines: [dryRun ? describeDryRun(change) : changeSummary(change), ...hints], data: { owner, change, dry_run: dryRun } }
}

/** The outcome for a change of several owners. */
export function describeChanges(changes: Change[], dryRun: boolean): Outcome {
  const lines = changes.map((change) => (dryRun ? describeDryRun(change) : changeSummary(change)))
  const [first] = changes
  const back = dryRun || first?.action !== 'promote' || !first.together ? [] : [`All at once. To take them back as one: npm run release -- rollback --change ${first.seq}`]
  return { lines: changes.length > 0 ? [...lines, ...back] : ['All of them are live already: nothing to do'], data: { changes, dry_run: dryRun } }
}
