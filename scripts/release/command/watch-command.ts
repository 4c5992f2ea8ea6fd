import { Refusal } from '../refusal.ts'
import { watch } from '../watch/watch.ts'
import { described } from '../watch/words.ts'
import { numberOf, type Options, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'

/** The one said, or the sandbox of an app that was started by `npm start`. */
function collectorOf({ beacons = process.env.XHKT_BEACONS }: Options): string {
  const address = beacons ?? `http://localhost:${process.env.PORT ?? 8080}/sandbox/beacons`
  if (!URL.canParse(address)) throw new Refusal('usage', `--beacons takes an address, not ${address}`)
  return address
}

export const watchCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, options, say } = invocation
  const threshold = numberOf(options, 'threshold') ?? 10
  const min = numberOf(options, 'min') ?? 20
  const lasts = (numberOf(options, 'for') ?? 30) * 60_000
  const every = Math.max(numberOf(options, 'every') ?? 10, 1) * 1_000
  const dryRun = options['dry-run'] ?? false
  const { release, figures, change } = await watch(store, { owner, beacons: collectorOf(options), threshold, min, lasts, every, say })
  const data = { owner, release, figures, change, dry_run: dryRun }
  if (!change) return { lines: [`${owner} ${release} has stayed: ${described(figures)}`], data }
  const { lines } = describeChange(change, { owner, dryRun, already: '' })
  return { lines: [...lines, change.why], data, exit: dryRun ? 'ok' : 'takenBack' }
}
