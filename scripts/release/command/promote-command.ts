import { releaseName } from '../../build/release-name.ts'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { refuseStale } from '../refuse-stale.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'
import { lookFirst } from './look-first.ts'

export const promoteCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  const release = operands[1] ?? releaseName(owner)
  const dryRun = options['dry-run'] ?? false
  const { pointer } = await readPointer(store)
  const base = options.base ?? liveOf(pointer, owner).release
  const expectSeq = numberOf(options, 'expect-seq')
  await refuseStale(store, pointer, { owner, base, expectSeq })
  const unseen = await lookFirst(invocation, { owner, release })
  if (unseen) return unseen
  const change = await promote(store, { owner, release, why: options.why ?? '', base, expectSeq, dryRun })
  return describeChange(change, { owner, dryRun, already: `${owner} ${release} is live already` })
}
