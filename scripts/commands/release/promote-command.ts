import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promote } from '@xhkt/release/promote'
import { refuseStale } from '@xhkt/release/refuse-stale'
import { requireApproved } from '@xhkt/release/require-approved'
import { requireMayGoLive } from '@xhkt/release/require-may-go-live'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'
import { hintsOf } from './hints.ts'
import { skewStep } from './skew-step.ts'

export const promoteCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  await requireMayGoLive(store, { verb: 'promote', owner })
  const release = operands[1] ?? (await import('../../build/release-name.ts')).releaseName(owner)
  const dryRun = options['dry-run'] ?? false
  const { pointer } = await readPointer(store)
  const base = options.base ?? liveOf(pointer, owner).release
  const expectSeq = numberOf(options, 'expect-seq')
  await refuseStale(store, pointer, { owner, base, expectSeq })
  if (release !== base) await requireApproved(store, pointer, { owner, release })
  const unchecked = await skewStep(invocation, { owner, release })
  if (unchecked) return unchecked
  const change = await promote(store, { owner, release, why: options.why ?? '', base, expectSeq, dryRun, allowRemovedRoutes: options['allow-removed-routes'] })
  const already = `${owner} ${release} is live already`
  const hints = await hintsOf(store, { pointer, owner, isChange: change !== null && !dryRun })
  return describeChange(change, { owner, dryRun, already, hints })
}
