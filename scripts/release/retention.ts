import { randomUUID } from 'node:crypto'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { changePointer } from './pointer/change-pointer.ts'
import { journal } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { isRemoving } from './pointer/removal.ts'
import { fallbackWhileLive } from './pointer/fallback-release.ts'
import { Refusal } from './refusal.ts'
import { findManifest, prefixOf } from './release-folder.ts'
import { isBeingPublished } from './publish.ts'
import { removeRecords } from './skew/records.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

const day = 86_400_000

/** Days after which no open tab is expected to run a release that is no longer live. */
const defaultKeepDays = 30

/** Every release in the store, including incomplete ones. */
async function releasesOf(store: ReleaseStore): Promise<ReleaseName[]> {
  const keys = await Promise.all(owners.map((owner) => store.list(`${owner}/`)))
  const names = new Set(keys.flat().map((key) => key.split('/', 2).join('/')))
  return [...names].map((name) => {
    const [owner, release] = name.split('/') as [Owner, string]
    return { owner, release }
  })
}

/** By the journal, when each release was last live, a canary or a fallback. Releases that still are one are excluded elsewhere. */
async function lastLive(store: ReleaseStore): Promise<Map<string, number>> {
  const moments = new Map<string, number>()
  const changes: Change[] = []
  for await (const change of journal(store)) changes.push(change)
  for (const [index, { area, from, to, share, ended, at }] of changes.entries()) {
    // A tab that was opened just before may still fall back to it.
    const fallback = from !== null && share === undefined ? await fallbackWhileLive(changes.slice(index + 1), area, from) : null
    for (const release of [from, to, ended, fallback]) {
      const prefix = release ? prefixOf(area, release) : null
      // The journal is newest first, so the first entry is the last time.
      if (prefix && !moments.has(prefix)) moments.set(prefix, Date.parse(at))
    }
  }
  return moments
}

async function expiredReleases(store: ReleaseStore, pointer: Pointer, before: number): Promise<ReleaseName[]> {
  const moments = await lastLive(store)
  const namedOf = (owner: Owner): (string | null)[] => [...Object.values(liveOf(pointer, owner)), canaryOf(pointer, owner)?.release ?? null]
  const named = new Set(owners.flatMap((owner) => namedOf(owner).map((release) => `${owner}/${release}/`)))
  const found = await Promise.all(
    (await releasesOf(store)).map(async (name) => {
      const prefix = prefixOf(name.owner, name.release)
      if (named.has(prefix) || (await isBeingPublished(store, name))) return null
      const manifest = await findManifest(store, name.owner, name.release)
      // Without a manifest its publish was killed. A manifest without a valid time is kept.
      const built = manifest ? Date.parse(manifest.built_at) : 0
      return Math.max(built, moments.get(prefix) ?? 0) < before ? name : null
    }),
  )
  return found.filter((name) => name !== null)
}

/** The pointer with a renewed mark of this removal; refuses if the mark has expired or another gc has replaced it. */
function renewMark(pointer: Pointer, id: string): Pointer {
  if (pointer.gc?.id === id && isRemoving(pointer)) return { ...pointer, gc: { ...pointer.gc, at: new Date().toISOString() } }
  throw new Refusal('stale', 'Another gc has started, or this one paused for too long: the rest is not removed. Run it again.')
}

/**
 * Removes the releases that no tab can still run: those that are not live, a fallback or a canary, were none of these within
 * `keepDays`, and were not built within `keepDays`. Marks them in the pointer first, so that no promote makes one live meanwhile.
 * Returns what was removed, or in a dry run would be.
 */
export async function removeExpired(
  store: ReleaseStore,
  { keepDays = defaultKeepDays, dryRun = false }: { keepDays?: number; dryRun?: boolean },
): Promise<ReleaseName[]> {
  let names: ReleaseName[] = []
  const id = randomUUID()
  const mark = async (pointer: Pointer): Promise<Pointer | null> => {
    names = await expiredReleases(store, pointer, Date.now() - keepDays * day)
    // Another gc in progress keeps its marks.
    const others = isRemoving(pointer) ? (pointer.gc?.removing ?? []) : []
    const removing = [...new Set([...others, ...names.map(({ owner, release }) => prefixOf(owner, release))])]
    return dryRun || names.length === 0 ? null : { ...pointer, gc: { id, at: new Date().toISOString(), removing } }
  }
  await changePointer(store, mark)
  if (dryRun || names.length === 0) return names
  for (const { owner, release } of names) {
    const prefix = prefixOf(owner, release)
    await changePointer(store, (pointer) => Promise.resolve(renewMark(pointer, id)))
    // A release without its manifest does not exist, even if this is killed before the rest is removed.
    await store.remove(`${prefix}${manifestName}`)
    await store.remove(prefix)
    await removeRecords(store, { owner, release })
  }
  await changePointer(store, (pointer) => Promise.resolve(pointer.gc?.id === id ? { ...pointer, gc: undefined } : null))
  return names
}
