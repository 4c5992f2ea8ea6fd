import type { ReleaseName } from '@xhkt/release/verify'
import { checkSkew } from './skew/check-skew.ts'
import type { Invocation, Outcome } from './command.ts'

/**
 * Runs the skew check before a release is served. Returns null if the command may go on. A dry run opens no page: if pairs remain to be
 * checked, the returned outcome lists them, and the command ends with that outcome.
 */
export async function skewStep({ store, options, say }: Invocation, name: ReleaseName): Promise<Outcome | null> {
  const dryRun = options['dry-run'] ?? false
  const pairs = await checkSkew(store, { ...name, dryRun, say })
  if (!dryRun || pairs.length === 0) return null
  const { owner, release } = name
  const last = `Would check these in Chromium, and then serve ${owner} ${release} to browsers: it is complete, signed, and passes the other gates`
  return { lines: [...pairs.map((pair) => `  ${pair}`), last], data: { owner, release, pairs, dry_run: true } }
}
