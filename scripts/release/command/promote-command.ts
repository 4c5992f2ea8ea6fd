import { releaseName } from '../../build/release-name.ts'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'

export const promoteCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  const release = operands[1] ?? releaseName(owner)
  const dryRun = options['dry-run'] ?? false
  const base = options.base ?? liveOf((await readPointer(store)).pointer, owner).release
  const expectSeq = numberOf(options, 'expect-seq')
  const change = await promote(store, { owner, release, why: options.why ?? '', base, expectSeq, dryRun })
  return describeChange(change, { owner, dryRun, already: `${owner} ${release} is live already` })
}
