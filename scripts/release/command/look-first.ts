import type { ReleaseName } from '../verify.ts'
import { checkSkew } from '../skew/skew.ts'
import type { Invocation, Outcome } from './command.ts'

/**
 * The skew check, as a step before a release gets browsers. A dry run looks at nothing: where it would have to, this is all that
 * can be said, and the outcome is given; null: go on.
 */
export async function lookFirst({ store, options, say }: Invocation, name: ReleaseName): Promise<Outcome | null> {
  const dryRun = options['dry-run'] ?? false
  const pairs = await checkSkew(store, { ...name, dryRun, say })
  if (!dryRun || pairs.length === 0) return null
  const { owner, release } = name
  const last = `Would look at these in Chromium, and then give ${owner} ${release} to browsers: it is whole, signed, and passes the other gates`
  return { lines: [...pairs.map((pair) => `  ${pair}`), last], data: { owner, release, pairs, dry_run: true } }
}
