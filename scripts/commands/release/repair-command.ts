import { owners } from '@xhkt/contract/federation/areas'
import { shortAudienceOf } from '@xhkt/release/pointer/audience'
import { canaryOf, liveOf, pointerFile } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { repairPointer } from '@xhkt/release/repair'
import { missingReleases, restoreFrom } from '@xhkt/release/restore'
import { openStore } from '@xhkt/release/store/open-store'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { Run } from './command.ts'

/** Adds what the copy has. Refuses if releases that the journal names are in neither, before the pointer is written without them. */
async function restore(store: ReleaseStore, from: string, dryRun: boolean): Promise<string[]> {
  const { releases, keys, left } = await restoreFrom(store, await openStore(from))
  const missing = await missingReleases(store)
  if (missing.length > 0) {
    const lines = missing.map(({ owner, release, commit }) => `${owner} ${release}: pack and publish it from commit ${commit ?? 'unknown'}`)
    throw new Refusal('broken', `${store.place} has the journal of the copy, and lacks releases that it names`, [...left, ...lines, 'Then run: npm run release -- repair'])
  }
  const added = [...releases.map(({ owner, release }) => `${owner} ${release}`), ...(keys.length > 0 ? [`${keys.length} other files`] : [])]
  const [adds, none] = dryRun ? ['Would add from the copy', 'Would add nothing from the copy'] : ['Added from the copy', 'Nothing was added from the copy']
  return [added.length > 0 ? `${adds}: ${added.join(', ')}` : none, ...left]
}

export const repairCommand: Run = async ({ store, options }) => {
  const dryRun = options['dry-run'] ?? false
  const restored = options.from === undefined ? [] : await restore(store, options.from, dryRun)
  const pointer = await repairPointer(store)
  if (!pointer) return { lines: [...restored, `${pointerFile} matches the journal: nothing to do`], data: { seq: null, areas: [], dry_run: dryRun } }
  const areas = owners.map((area) => ({ area, release: liveOf(pointer, area).release, canary: canaryOf(pointer, area) }))
  const lines = areas.map(({ area, release, canary }) => `  ${area} ${release ?? '–'}${canary ? `, canary ${canary.release} ${shortAudienceOf(canary)}` : ''}`)
  return {
    lines: [...restored, `${pointerFile} ${dryRun ? 'would be' : 'is'} rebuilt from the journal, seq ${pointer.seq}`, ...lines],
    data: { seq: pointer.seq, areas, dry_run: dryRun },
  }
}
