import { owners } from '@xhkt/contract/federation/areas'
import { audienceOf } from '@xhkt/release/pointer/audience'
import { canaryOf, liveOf, pointerFile } from '@xhkt/release/pointer/pointer'
import { repairPointer } from '@xhkt/release/repair'
import type { Run } from './command.ts'

export const repairCommand: Run = async ({ store, options }) => {
  const dryRun = options['dry-run'] ?? false
  const pointer = await repairPointer(store)
  if (!pointer) return { lines: [`${pointerFile} matches the journal: nothing to do`], data: { seq: null, areas: [], dry_run: dryRun } }
  const areas = owners.map((area) => ({ area, release: liveOf(pointer, area).release, canary: canaryOf(pointer, area) }))
  const lines = areas.map(({ area, release, canary }) => `  ${area} ${release ?? '–'}${canary ? `, canary ${canary.release} for ${audienceOf(canary)}` : ''}`)
  return {
    lines: [`${pointerFile} ${dryRun ? 'would be' : 'is'} rebuilt from the journal, seq ${pointer.seq}`, ...lines],
    data: { seq: pointer.seq, areas, dry_run: dryRun },
  }
}
