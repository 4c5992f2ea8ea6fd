import { Refusal } from '@xhkt/release/refusal'
import { rollback } from '@xhkt/release/rollback'
import { takeBackTogether } from '@xhkt/release/together'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange, describeChanges } from './describe-change.ts'

export const rollbackCommand: Run = async (invocation) => {
  const { store, operands, options } = invocation
  const dryRun = options['dry-run'] ?? false
  const seq = numberOf(options, 'change')
  if (seq !== undefined) {
    if (operands.length > 0) throw new Refusal('usage', `--change takes back every owner of the change: leave out ${operands.join(' ')}`)
    return describeChanges(await takeBackTogether(store, { seq, why: options.why ?? '', dryRun }), dryRun)
  }
  const owner = ownerOf(invocation)
  const change = await rollback(store, { owner, release: operands[1], to: options.to, why: options.why ?? '', dryRun })
  return describeChange(change, { owner, dryRun, already: options.to ? `${owner} ${options.to} is live already` : `${owner} has been rolled back already` })
}
