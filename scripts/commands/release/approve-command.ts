import { approve } from '@xhkt/release/approve'
import { Refusal } from '@xhkt/release/refusal'
import { ownerOf, type Run } from './command.ts'

export const approveCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands: [, release], options } = invocation
  if (release === undefined) throw new Refusal('usage', `Name the release: npm run release -- approve ${owner} <release>`)
  const approval = await approve(store, { owner, release, why: options.why ?? '' })
  const dryRun = options['dry-run'] ?? false
  const line = `${owner} ${release} ${dryRun ? 'would be' : 'is'} approved by key ${approval.key}`
  return { lines: [line], data: { approval, dry_run: dryRun } }
}
