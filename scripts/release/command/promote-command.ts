import { releaseName } from '../../build/release-name.ts'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { type Command, numberOf, ownerOf } from './command.ts'
import { describeChange } from './describe-change.ts'

export const promoteCommand: Command = {
  operands: '<area|host> [release]',
  summary: 'makes a published release live: the one of the sources as they are, or the one named',
  options: ['why', 'base', 'expect-seq', 'dry-run'],
  run: async (invocation) => {
    const owner = ownerOf(invocation)
    const { store, operands, options } = invocation
    const release = operands[1] ?? releaseName(owner)
    const dryRun = options['dry-run'] ?? false
    const base = options.base ?? liveOf((await readPointer(store)).pointer, owner).release
    const expectSeq = numberOf(options, 'expect-seq')
    const change = await promote(store, { owner, release, why: options.why ?? '', base, expectSeq, dryRun })
    return describeChange(change, { owner, release, dryRun })
  },
}
