import { randomUUID } from 'node:crypto'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { removeApprovals } from './approvals.ts'
import { heldClaim, isAbandoned, releaseClaim, takeClaim } from './claim.ts'
import { comparePointer } from './compare-pointer.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { fallbackWhileLive } from './pointer/fallback-release.ts'
import { journal } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, repairHint } from './pointer/pointer.ts'
import { isRemoving } from './pointer/removal.ts'
import { removeExpiredPreviews } from './preview.ts'
import { Refusal } from './refusal.ts'
import { findManifest, prefixOf, removeRelease } from './release-folder.ts'
import { releasesOf } from './releases-of.ts'
import { requireRight } from './signing/require-right.ts'
import { all } from './signing/rights.ts'
import { removeRecords } from './skew/records.ts'
import { thisProcess } from './store/process-identity.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { isPreviewed, previewsIn } from './stored-previews.ts'
import type { ReleaseName } from './verify.ts'

const day = 86_400_000

/** Days after which no open tab is expected to run a release that is no longer live. */
const defaultKeepDays = 30

interface Ages {
  /** When each release was last live, a canary or a fallback, by prefix. */
  moments: Map<string, number>
  /** The time of the newest change. */
  newest: number
}

/**
 * When each release was last live, a canary or a fallback, by the journal. `expiredReleases` skips releases that still are. A change from a
 * machine whose clock is behind counts as new as the change before it, so that time never goes back.
 */
async function agesOf(store: ReleaseStore): Promise<Ages> {
  const moments = new Map<string, number>()
  const changes: Change[] = []
  for await (const change of journal(store)) changes.push(change)
  const times: number[] = []
  let newest = 0
  for (const { at } of [...changes].reverse()) times.unshift((newest = Math.max(newest, Date.parse(at))))
  for (const [index, { area, from, to, share, ended }] of changes.entries()) {
    // A tab that was opened just before the change may still fall back to this release.
    const fallback = from !== null && share === undefined ? await fallbackWhileLive(changes.slice(index + 1), area, from) : null
    for (const release of [from, to, ended, fallback]) {
      const prefix = release ? prefixOf(area, release) : null
      // The journal is newest first, so the first entry is the last time.
      if (prefix && !moments.has(prefix)) moments.set(prefix, times[index] ?? newest)
    }
  }
  return { moments, newest }
}

/** The releases that are live, a fallback or a canary, by prefix. */
function namedIn(pointer: Pointer): Set<string> {
  const namedOf = (owner: Owner): (string | null)[] => [...Object.values(liveOf(pointer, owner)), canaryOf(pointer, owner)?.release ?? null]
  return new Set(owners.flatMap((owner) => namedOf(owner).map((release) => `${owner}/${release}/`)))
}

/** When a release was built; 0 without a manifest, as its publish was killed; NaN for a damaged manifest, which keeps the release. */
async function builtAt(store: ReleaseStore, { owner, release }: ReleaseName): Promise<number> {
  try {
    const manifest = await findManifest(store, owner, release)
    return manifest ? Date.parse(manifest.built_at) : 0
  } catch (error) {
    if (error instanceof Refusal) return NaN
    throw error
  }
}

interface Expired {
  names: ReleaseName[]
  /** The time of the newest change, or of this machine's clock if that is earlier. */
  now: number
}

/**
 * The releases that were neither live nor built within `keepDays`, and have no preview. Days count back from the newest change, or from
 * this machine's clock if that is earlier: a clock that is ahead must not make every release old.
 */
async function expiredReleases(store: ReleaseStore, pointer: Pointer, keepDays: number): Promise<Expired> {
  const { moments, newest } = await agesOf(store)
  const now = Math.min(Date.now(), newest)
  const before = keepDays === 0 ? Infinity : now - keepDays * day
  const named = namedIn(pointer)
  const previews = await previewsIn(store)
  const found = await Promise.all(
    (await releasesOf(store)).map(async (name) => {
      const prefix = prefixOf(name.owner, name.release)
      if (named.has(prefix) || isPreviewed(previews, name, now) || (await heldClaim(store, name))) return null
      return Math.max(await builtAt(store, name), moments.get(prefix) ?? 0) <= before ? name : null
    }),
  )
  return { names: found.filter((name) => name !== null), now }
}

/** The pointer with the mark of this gc renewed; refuses if the mark has expired, or another gc has replaced it. */
function renewMark(pointer: Pointer, id: string): Pointer {
  if (pointer.gc?.id === id && isRemoving(pointer)) return { ...pointer, gc: { ...pointer.gc, at: new Date().toISOString() } }
  throw new Refusal('stale', 'Another gc has started, or this one paused for too long: the rest is not removed. Run it again.')
}

/** The deletions of processes that may still run. */
const runningDeletions = ({ deleting = {} }: Pointer): NonNullable<Pointer['deleting']> =>
  Object.fromEntries(Object.entries(deleting).filter(([, deletion]) => !isAbandoned(deletion)))

/** The pointer with these deletions, without the field if there are none. */
function withDeletions({ deleting: _, ...pointer }: Pointer, deleting: NonNullable<Pointer['deleting']>): Pointer {
  return Object.keys(deleting).length > 0 ? { ...pointer, deleting } : pointer
}

function withoutDeletion(pointer: Pointer, prefix: string): Pointer {
  const { [prefix]: _, ...others } = pointer.deleting ?? {}
  return withDeletions(pointer, others)
}

/** Removes one release while no publish can write it and no promote can make it live. False if it is live, claimed or previewed by now. */
async function removeOne(store: ReleaseStore, { id, now }: { id: string; now: number }, name: ReleaseName): Promise<boolean> {
  const { owner, release } = name
  const prefix = prefixOf(owner, release)
  const taken = await takeClaim(store, name)
  if (!taken || 'other' in taken) return false
  try {
    // This write of the pointer and that of a promote are ordered: the later one sees the earlier.
    const marked = await changePointer(store, (pointer) => {
      const renewed = renewMark(pointer, id)
      const deletion = { at: new Date().toISOString(), process: thisProcess() }
      return Promise.resolve(namedIn(pointer).has(prefix) ? renewed : { ...renewed, deleting: { ...renewed.deleting, [prefix]: deletion } })
    })
    if (namedIn(marked).has(prefix)) return false
    const isFree = !isPreviewed(await previewsIn(store), name, now)
    if (isFree) {
      await removeRelease(store, owner, release)
      await removeRecords(store, name)
      await removeApprovals(store, name)
    }
    await changePointer(store, (pointer) => Promise.resolve(withoutDeletion(pointer, prefix)))
    return isFree
  } finally {
    await releaseClaim(store, name, taken.version)
  }
}

/**
 * Removes the releases that no tab can still run: those that are not live, a fallback or a canary, were none of these within `keepDays`,
 * were not built within `keepDays`, and have no preview. Expired previews go too. Marks the releases in the pointer first, so that no
 * promote makes one live meanwhile. Refuses a pointer that is not what the journal says. Returns the releases that were removed, or in a
 * dry run would be.
 */
export async function removeExpired(
  store: ReleaseStore,
  { keepDays = defaultKeepDays, dryRun = false }: { keepDays?: number; dryRun?: boolean },
): Promise<ReleaseName[]> {
  await requireRight(store, { verb: 'gc', owner: all })
  const { differences } = await comparePointer(store)
  if (differences.length > 0) throw new Refusal('broken', `${store.place}: The pointer is not what the journal says. ${repairHint}`, differences)
  let names: ReleaseName[] = []
  let now = 0
  const id = randomUUID()
  const mark = async (pointer: Pointer): Promise<Pointer | null> => {
    ;({ names, now } = await expiredReleases(store, pointer, keepDays))
    const running = runningDeletions(pointer)
    const cleared = Object.keys(running).length < Object.keys(pointer.deleting ?? {}).length ? withDeletions(pointer, running) : null
    if (dryRun || names.length === 0) return dryRun ? null : cleared
    // Another gc in progress keeps its marks.
    const others = isRemoving(pointer) ? (pointer.gc?.removing ?? []) : []
    const removing = [...new Set([...others, ...names.map(({ owner, release }) => prefixOf(owner, release))])]
    return { ...(cleared ?? pointer), gc: { id, at: new Date().toISOString(), removing } }
  }
  await changePointer(store, mark)
  if (!dryRun) await removeExpiredPreviews(store, now)
  if (dryRun || names.length === 0) return names
  const removed: ReleaseName[] = []
  for (const name of names) if (await removeOne(store, { id, now }, name)) removed.push(name)
  await changePointer(store, (pointer) => Promise.resolve(pointer.gc?.id === id ? { ...pointer, gc: undefined, collected: id } : null))
  return removed
}
