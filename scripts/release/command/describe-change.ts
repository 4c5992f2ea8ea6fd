import type { Owner } from '@xhkt/shared/federation/areas'
import type { Change } from '../pointer/pointer.ts'
import type { Outcome } from './command.ts'

interface Asked {
  owner: Owner
  release: string | null
  dryRun: boolean
}

/** What a promote or a rollback has done, or would do. */
export function describeChange(change: Change | null, { owner, release, dryRun }: Asked): Outcome {
  if (!change) return { lines: [`${owner} ${release ?? ''} is live already: nothing to do`], data: { owner, change: null } }
  const { from, to, seq } = change
  const line = dryRun
    ? `Would make ${owner} ${to} live, in place of ${from ?? 'nothing'}: it is whole, signed, and passes every gate`
    : `${owner} ${to} is live, in place of ${from ?? 'nothing'} (seq ${seq})`
  return { lines: [line], data: { owner, change, dry_run: dryRun } }
}
