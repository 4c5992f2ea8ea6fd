import { rollback } from '../rollback.ts'
import { ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'

export const rollbackCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, options } = invocation
  const dryRun = options['dry-run'] ?? false
  const change = await rollback(store, { owner, to: options.to, why: options.why ?? '', dryRun })
  return describeChange(change, { owner, release: options.to ?? null, dryRun })
}
