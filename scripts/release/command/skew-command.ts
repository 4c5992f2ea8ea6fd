import { releaseName } from '../../build/release-name.ts'
import { Refusal } from '../refusal.ts'
import { checkSkew } from '../skew/skew.ts'
import { ownerOf, type Run } from './command.ts'

export const skewCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options, say } = invocation
  const { host } = options
  if (owner === 'host' && host !== undefined) throw new Refusal('usage', '--host is for an area: name the host itself as the release')
  const release = operands[1] ?? releaseName(owner)
  const dryRun = options['dry-run'] ?? false
  const looked = await checkSkew(store, { owner, release, host, dryRun, say })
  const data = { owner, release, pairs: looked, dry_run: dryRun }
  if (looked.length === 0) return { lines: [`${owner} ${release} has passed already, or is live: nothing to look at`], data }
  if (dryRun) return { lines: [...looked.map((name) => `  ${name}`), `Would look at ${looked.length} compositions in Chromium`], data }
  return { lines: [`${owner} ${release} has passed with all that it may meet`], data }
}
