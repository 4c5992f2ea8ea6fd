import { owners } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { requireMayGoLive } from '@xhkt/release/require-may-go-live'
import { requireRight } from '@xhkt/release/signing/require-right'
import { promoteTogether } from '@xhkt/release/together'
import { inputsOfAll } from '../../build/input-hash.ts'
import { checkSkew } from './skew/check-skew.ts'
import { checkSources } from './check-sources.ts'
import { ownerOf, type Run } from './command.ts'
import { describeChanges } from './describe-change.ts'
import { siteHint } from './hints.ts'
import { publishOnce, step } from './release-command.ts'

export const togetherCommand: Run = async (invocation) => {
  const { store, operands, options, say } = invocation
  for (const name of operands) ownerOf({ ...invocation, operands: [name] })
  // In the order of `owners`: the host is checked before the areas that need it.
  const named = owners.filter((owner) => operands.includes(owner))
  if (named.length < 2) throw new Refusal('usage', 'Name two or more owners. A single one is released by its name: npm run release -- <area|host>')
  for (const owner of named) {
    await requireRight(store, { verb: 'publish', owner })
    await requireMayGoLive(store, { verb: 'promote', owner })
  }
  const { pointer } = await readPointer(store)
  const inputs = inputsOfAll(named)
  const releases = inputs.map(({ owner, release }) => ({ owner, release, base: liveOf(pointer, owner).release }))
  const changed = releases.filter(({ release, base }) => release !== base)
  const dryRun = options['dry-run'] ?? false
  if (dryRun) {
    const lines = changed.map(({ owner, release, base }) => `Would release ${owner} ${release} in place of ${base ?? 'nothing'}`)
    return { lines: [...lines, 'and make them live by one write'], data: { releases: changed, dry_run: true } }
  }
  const checked = changed.map(({ owner }) => owner)
  if (checked.length > 0) await step(say, `check ${checked.join(', ')} and shared`, () => checkSources(checked, say))
  for (const each of inputs.filter(({ owner }) => checked.includes(owner))) await publishOnce({ store, inputs: each, say })
  const host = changed.find(({ owner }) => owner === 'host')?.release
  for (const { owner, release } of changed) {
    const together = owner === 'host' ? undefined : host
    await step(say, `skew ${owner}`, () => checkSkew(store, { owner, release, together, say }))
  }
  const changes = await step(say, 'promote', () => promoteTogether(store, { releases: changed, why: options.why ?? '' }))
  const { lines, ...outcome } = describeChanges(changes, false)
  return { ...outcome, lines: [...lines, ...(changes.length > 0 ? await siteHint(store) : [])] }
}
