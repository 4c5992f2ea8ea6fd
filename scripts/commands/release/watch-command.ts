import { describeFigures } from '@xhkt/release/watch/describe-figures'
import { requireRight } from '@xhkt/release/signing/require-right'
import { watch } from '@xhkt/release/watch/watch'
import { collectorAddress } from './collector-address.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'

export const watchCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, options, say } = invocation
  await requireRight(store, { verb: 'rollback', owner })
  const threshold = numberOf(options, 'threshold') ?? 10
  const min = numberOf(options, 'min') ?? 20
  const duration = (numberOf(options, 'for') ?? 30) * 60_000
  const interval = Math.max(numberOf(options, 'every') ?? 10, 1) * 1_000
  const dryRun = options['dry-run'] ?? false
  // Imported here, because no other command needs the list of browsers.
  const { oldestVersions: oldest } = await import('../../build/browsers.ts')
  const limits = { oldest, threshold, min }
  const { release, figures, change } = await watch(store, { owner, beacons: collectorAddress(options), ...limits, duration, interval, say })
  const data = { owner, release, figures, change, dry_run: dryRun }
  const tooFew = `Fewer than ${min} page loads say nothing. If it had more visitors: has the configuration "beacons", and is the clock of this machine right?`
  if (!change) return { lines: [`${owner} ${release} stays live: ${describeFigures(figures)}`, ...(figures.openings < min ? [tooFew] : [])], data }
  const { lines } = describeChange(change, { owner, dryRun, already: '' })
  return { lines: [...lines, change.why], data, exit: dryRun ? 'ok' : 'rolledBack' }
}
