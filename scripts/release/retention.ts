import { randomUUID } from 'node:crypto'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { changePointer } from './pointer/change-pointer.ts'
import { journal } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { isRemoving } from './pointer/removal.ts'
import { stoodBehind } from './pointer/stood-behind.ts'
import { Refusal } from './refusal.ts'
import { findManifest, prefixOf } from './release-folder.ts'
import { isBeingPublished } from './publish.ts'
import { removeRecords } from './skew/records.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

const day = 86_400_000

/** Days after which no tab is taken to be still on a release that is live no more. */
const defaultKeepDays = 30

/** Every release of the store, whole or not. */
async function releasesOf(store: ReleaseStore): Promise<ReleaseName[]> {
  const keys = await Promise.all(owners.map((owner) => store.list(`${owner}/`)))
  const names = new Set(keys.flat().map((key) => key.split('/', 2).join('/')))
  return [...names].map((name) => {
    const [owner, release] = name.split('/') as [Owner, string]
    return { owner, release }
  })
}

/** When each release last was live, a canary or behind what was live, by the journal; what still is one is not asked for. */
async function lastLive(store: ReleaseStore): Promise<Map<string, number>> {
  const moments = new Map<string, number>()
  const changes: Change[] = []
  for await (const change of journal(store)) changes.push(change)
  for (const [index, { area, from, to, share, ended, at }] of changes.entries()) {
    // A tab that was opened just before may fall back to what stood behind.
    const behind = from !== null && share === undefined ? await stoodBehind(changes.slice(index + 1), area, from) : null
    for (const release of [from, to, ended, behind]) {
      const prefix = release ? prefixOf(area, release) : null
      // Newest first: the first time it is met is the last that it was live.
      if (prefix && !moments.has(prefix)) moments.set(prefix, Date.parse(at))
    }
  }
  return moments
}

async function outlived(store: ReleaseStore, pointer: Pointer, before: number): Promise<ReleaseName[]> {
  const moments = await lastLive(store)
  const namedOf = (owner: Owner): (string | null)[] => [...Object.values(liveOf(pointer, owner)), canaryOf(pointer, owner)?.release ?? null]
  const named = new Set(owners.flatMap((owner) => namedOf(owner).map((release) => `${owner}/${release}/`)))
  const found = await Promise.all(
    (await releasesOf(store)).map(async (name) => {
      const prefix = prefixOf(name.owner, name.release)
      if (named.has(prefix) || (await isBeingPublished(store, name))) return null
      const manifest = await findManifest(store, name.owner, name.release)
      // Without a manifest it was never there: a publish was killed. What has no time of its own is kept.
      const built = manifest ? Date.parse(manifest.built_at) : 0
      return Math.max(built, moments.get(prefix) ?? 0) < before ? name : null
    }),
  )
  return found.filter((name) => name !== null)
}

/** The pointer with the removal still under way; refuses once a promote may no longer see it, or has seen another. */
function markedAgain(pointer: Pointer, id: string): Pointer {
  if (pointer.gc?.id === id && isRemoving(pointer)) return { ...pointer, gc: { ...pointer.gc, at: new Date().toISOString() } }
  throw new Refusal('stale', 'Another gc has begun, or this one stood still for too long: the rest is not removed. Run it again.')
}

/**
 * Removes the releases that no tab can still be on: neither live nor `previous` nor a canary, and not live, a canary or
 * built within `keepDays`.
 * The pointer says first what goes, so that nobody promotes it at the same moment. Gives what was removed, or would be.
 */
export async function removeOutlived(
  store: ReleaseStore,
  { keepDays = defaultKeepDays, dryRun = false }: { keepDays?: number; dryRun?: boolean },
): Promise<ReleaseName[]> {
  let names: ReleaseName[] = []
  const id = randomUUID()
  const mark = async (pointer: Pointer): Promise<Pointer | null> => {
    names = await outlived(store, pointer, Date.now() - keepDays * day)
    // Another that is under way is in the middle of one of its own.
    const others = isRemoving(pointer) ? (pointer.gc?.removing ?? []) : []
    const removing = [...new Set([...others, ...names.map(({ owner, release }) => prefixOf(owner, release))])]
    return dryRun || names.length === 0 ? null : { ...pointer, gc: { id, at: new Date().toISOString(), removing } }
  }
  await changePointer(store, mark)
  if (dryRun || names.length === 0) return names
  for (const { owner, release } of names) {
    const prefix = prefixOf(owner, release)
    await changePointer(store, (pointer) => Promise.resolve(markedAgain(pointer, id)))
    // Without its manifest it is no release, should this be killed half-way.
    await store.remove(`${prefix}${manifestName}`)
    await store.remove(prefix)
    await removeRecords(store, { owner, release })
  }
  await changePointer(store, (pointer) => Promise.resolve(pointer.gc?.id === id ? { ...pointer, gc: undefined } : null))
  return names
}
