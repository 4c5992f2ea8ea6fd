import { rollback } from '@xhkt/release/rollback'
import { ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'

export const rollbackCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  const dryRun = options['dry-run'] ?? false
  const change = await rollback(store, { owner, release: operands[1], to: options.to, why: options.why ?? '', dryRun })
  return describeChange(change, { owner, dryRun, already: options.to ? `${owner} ${options.to} is live already` : `${owner} has been rolled back already` })
}
