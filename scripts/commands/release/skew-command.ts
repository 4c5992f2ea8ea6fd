import { Refusal } from '@xhkt/release/refusal'
import { releaseName } from '../../build/release-name.ts'
import { checkSkew } from './skew/check-skew.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { retryAfterHost } from './retry-after-host.ts'

/** Milliseconds between two looks at what is live, while it waits. */
const interval = 10_000

export const skewCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options, say } = invocation
  const { host } = options
  if (owner === 'host' && host !== undefined) throw new Refusal('usage', '--host is for an area: name the host itself as the release')
  const release = operands[1] ?? releaseName(owner)
  const dryRun = options['dry-run'] ?? false
  const duration = (numberOf(options, 'wait') ?? 0) * 60_000
  const wait = { store, owner, nextHost: () => releaseName('host'), duration, interval, say }
  const pairs = await retryAfterHost(() => checkSkew(store, { owner, release, host, dryRun, say }), wait)
  const data = { owner, release, pairs, dry_run: dryRun }
  if (pairs.length === 0) return { lines: [`${owner} ${release} has passed already, or is live: nothing to check`], data }
  if (dryRun) return { lines: [...pairs.map((name) => `  ${name}`), `Would check ${pairs.length} compositions in Chromium`], data }
  return { lines: [`${owner} ${release} has passed with all releases that it may meet`], data }
}
