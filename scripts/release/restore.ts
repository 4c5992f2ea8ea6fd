import { isDeepStrictEqual } from 'node:util'
import { owners } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { configFile, readConfig } from './index-html/deployment.ts'
import { fallbackWhileLive } from './pointer/fallback-release.ts'
import { entriesWithoutPointer, entryOf, lastSeq } from './pointer/journal.ts'
import { type Change, endsCanary } from './pointer/pointer.ts'
import { newestChange } from './pointer-from-journal.ts'
import { publish } from './publish.ts'
import { Refusal } from './refusal.ts'
import { findReadableManifest, isReleaseName, prefixOf } from './release-folder.ts'
import { requireRight } from './signing/require-right.ts'
import { all } from './signing/rights.ts'
import { keysFile, readStoreKeys } from './signing/store-keys.ts'
import { below } from './store/below.ts'
import { Conflict, type ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, verify } from './verify.ts'

/** Writes a key of the copy if the store lacks it. True if it was written. */
async function add(store: ReleaseStore, copy: ReleaseStore, key: string): Promise<boolean> {
  if (await store.get(key)) return false
  const found = await copy.get(key)
  if (!found) return false
  try {
    await store.put(key, found.body, { ifAbsent: true })
    return true
  } catch (error) {
    if (error instanceof Conflict) throw new Refusal('stale', `${store.place}: ${key} was written meanwhile. Look at it, and run this again`)
    throw error
  }
}

/** The names of the fields in which two documents differ. */
function differing(one: object, other: object): string[] {
  const [some, others] = [one, other] as Record<string, unknown>[]
  return Object.keys({ ...one, ...other }).filter((name) => !isDeepStrictEqual(some?.[name], others?.[name]))
}

async function keysOf(store: ReleaseStore): Promise<object | null> {
  const { keys, ...fields } = await readStoreKeys(store)
  return keys.length > 0 ? { ...fields, ...Object.fromEntries(keys.map((key) => [`key ${key.id}`, key])) } : null
}

/** Refuses keys that are not those of the copy: what the copy has would count in one store and not in the other. */
async function refuseOtherKeys(store: ReleaseStore, copy: ReleaseStore): Promise<void> {
  const [own, copied] = [await keysOf(store), await keysOf(copy)]
  const names = own && copied ? differing(own, copied) : []
  if (names.length === 0) return
  const message = `${keysFile} of ${store.place} is not that of ${copy.place}: they differ in ${names.join(', ')}`
  throw new Refusal('stale', message, ['Decide which one is right, copy it over the other by hand, and run this again'])
}

/** A line if the configuration is damaged, or not that of the copy: two regions may have their own. */
async function otherConfig(store: ReleaseStore, copy: ReleaseStore): Promise<string[]> {
  try {
    const [own, copied] = [await readConfig(store), await readConfig(copy)]
    const names = own && copied ? differing(own, copied) : []
    return names.length > 0 ? [`${configFile} stays, and is not that of the copy: they differ in ${names.join(', ')}`] : []
  } catch (error) {
    if (error instanceof Refusal) return [error.message]
    throw error
  }
}

/** The entries of the copy's journal, by key. Refuses one that cannot be read, and one that the store has with another content. */
async function entriesOf(store: ReleaseStore, copy: ReleaseStore): Promise<string[]> {
  const last = await lastSeq(copy)
  for await (const { seq } of entriesWithoutPointer(copy, last)) {
    const [one, other] = await Promise.all([store.get(entryOf(seq)), copy.get(entryOf(seq))])
    if (!one || !other || one.body.equals(other.body)) continue
    throw new Refusal('broken', `${entryOf(seq)} of ${store.place} is not that of ${copy.place}: both were written to, and only one can be right`, [
      'To keep the copy, empty the store and run this again',
    ])
  }
  return Array.from({ length: last }, (_, index) => entryOf(index + 1))
}

/** The releases that the copy has completely and the store has not. */
async function releasesToAdd(store: ReleaseStore, copy: ReleaseStore): Promise<ReleaseName[]> {
  const found: ReleaseName[] = []
  for (const owner of owners) {
    for (const key of await copy.list(`${owner}/`)) {
      const [, release = '', ...file] = key.split('/')
      if (file.join('/') !== manifestName || !isReleaseName(release)) continue
      if (!(await findReadableManifest(store, owner, release))) found.push({ owner, release })
    }
  }
  return found
}

/** Publishes a release of the copy if it is what was packed. Null if it was published, else what is wrong with it. */
async function addRelease(store: ReleaseStore, copy: ReleaseStore, expected: ReleaseName): Promise<string | null> {
  const prefix = prefixOf(expected.owner, expected.release)
  const { keys } = await readStoreKeys(store)
  try {
    await verify(copy, { prefix, keys, expected })
  } catch (error) {
    if (error instanceof Refusal) return [`${prefix} of the copy was left out: ${error.message}`, ...error.problems].join('; ')
    throw error
  }
  await publish(store, below(copy, prefix))
  return null
}

export interface Restored {
  releases: ReleaseName[]
  /** Keys beside those of releases. */
  keys: string[]
  /** A line for each release of the copy that is damaged, or that no accepted key has signed, and for another configuration. */
  left: string[]
}

/**
 * Adds to a store what it lacks of a copy, which may be another region or a backup of the journal alone: keys and configuration, releases,
 * records of the skew check, approvals, freezes, and last the journal. Nothing that is there is replaced. The pointer is `repairPointer`'s.
 */
export async function restoreFrom(store: ReleaseStore, copy: ReleaseStore): Promise<Restored> {
  // The keys of an empty store are those of the copy.
  await requireRight((await store.get(keysFile)) ? store : copy, { verb: 'repair', owner: all })
  const entries = await entriesOf(store, copy)
  if (entries.length === 0) throw new Refusal('usage', `${copy.place} has no journal: it is no copy of a store`)
  await refuseOtherKeys(store, copy)
  const left = await otherConfig(store, copy)
  const keys: string[] = []
  const addAll = async (all: string[]): Promise<void> => {
    for (const key of all) if (await add(store, copy, key)) keys.push(key)
  }
  await addAll([keysFile, configFile])
  const releases: ReleaseName[] = []
  for (const name of await releasesToAdd(store, copy)) {
    const problem = await addRelease(store, copy, name)
    if (problem) left.push(problem)
    else releases.push(name)
  }
  for (const folder of ['skew/', 'approvals/', 'freezes/']) await addAll(await copy.list(folder))
  await addAll(entries)
  return { releases, keys, left }
}

/** A release, and the commit from which it can be built again. */
type Rebuildable = ReleaseName & Pick<Change, 'commit'>

/** The releases that the journal says are live, a canary or a fallback, and that the store does not have. */
export async function missingReleases(store: ReleaseStore): Promise<Rebuildable[]> {
  const changes = entriesWithoutPointer(store, await lastSeq(store))
  const missing: Rebuildable[] = []
  for (const owner of owners) {
    const live = await newestChange(changes, ({ area, share }) => area === owner && share === undefined)
    const latest = await newestChange(changes, ({ area }) => area === owner)
    const previous = live && (await fallbackWhileLive(changes, owner, live.to))
    for (const release of new Set([live?.to, previous, latest && !endsCanary(latest) ? latest.to : null])) {
      if (!release || (await findReadableManifest(store, owner, release))) continue
      const named = await newestChange(changes, (change) => change.area === owner && change.to === release && !endsCanary(change))
      missing.push({ owner, release, commit: named?.commit ?? null })
    }
  }
  return missing
}
