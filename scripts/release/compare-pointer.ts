import { isDeepStrictEqual } from 'node:util'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { fallbackOf } from './make-live.ts'
import { integrityOf } from './pack/integrity.ts'
import { shortAudienceOf } from './pointer/audience.ts'
import { completeJournal, entriesWithoutPointer, lastSeq } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, pointerFile, readPointer, type ReadPointer } from './pointer/pointer.ts'
import { knownFields } from './pointer/registry-shape.ts'
import { newestChange, type ReleaseFacts, withOwnerAfter } from './pointer-from-journal.ts'
import { Refusal } from './refusal.ts'
import { parseManifest, prefixOf, presentRelease, refuseOtherRelease } from './release-folder.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'

type Entry = NonNullable<Registry['host']> | LiveArea

const entryOf = (registry: Registry, owner: Owner): Entry | undefined => (owner === 'host' ? registry.host : registry.areas[owner])

/** The value after it was written as JSON and read, without undefined fields. */
const written = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** The known fields in which two entries differ, without those that have a line of their own. */
function otherFields(stored: object, derived: object): string[] {
  const [one, other] = [stored, derived].map((entry) => written(entry) as Record<string, unknown>)
  const reported = ['release', 'previous', 'canary', 'share', 'aim']
  const names = [...knownFields].filter((name) => !reported.includes(name))
  return names.filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]))
}

const list = (names: string[]): string => names.join(', ')

function differencesOf(owner: Owner, pointer: Registry, derived: Registry): string[] {
  const [stored, expected] = [entryOf(pointer, owner), entryOf(derived, owner)]
  const [{ release, previous }, journaled] = [liveOf(pointer, owner), liveOf(derived, owner)]
  const lines: string[] = []
  if (release !== journaled.release) lines.push(`${owner} is ${release ?? 'missing'}, and the journal says ${journaled.release ?? 'that nothing is live'}`)
  if (!stored) return lines
  if (previous !== journaled.previous) lines.push(`The fallback of ${owner} is ${previous ?? 'none'}, and the journal says ${journaled.previous ?? 'none'}`)
  const named = (registry: Registry): string => {
    const canary = canaryOf(registry, owner)
    return canary ? `${canary.release} with ${shortAudienceOf(canary)}` : 'none'
  }
  if (named(pointer) !== named(derived)) lines.push(`The canary of ${owner} is ${named(pointer)}, and the journal says ${named(derived)}`)
  else if (!isDeepStrictEqual(canaryOf(pointer, owner), canaryOf(derived, owner))) lines.push(`The canary of ${owner} is aimed at others than the journal says`)
  if (!expected || lines.length > 0) return lines
  const fields = otherFields(stored, expected)
  const [canary, other] = [stored, expected].map((entry) => ('canary' in entry ? entry.canary : undefined))
  const ofCanary = canary && other ? otherFields(canary, other) : []
  return [
    ...(fields.length > 0 ? [`${owner} ${release}: not what its manifest says: ${list(fields)}`] : []),
    ...(ofCanary.length > 0 ? [`${owner} ${canary?.release}: not what its manifest says: ${list(ofCanary)}`] : []),
  ]
}

/** The facts of the releases as they are in the store, unverified. */
function storedFacts(store: ReleaseStore, pointer: Pointer): ReleaseFacts {
  const bodyOf = async (owner: Owner, release: string): Promise<Buffer | undefined> =>
    (await store.get(`${prefixOf(owner, release)}${manifestName}`))?.body
  return {
    manifestOf: async ({ owner, release }) => {
      const key = `${prefixOf(owner, release)}${manifestName}`
      const body = await bodyOf(owner, release)
      if (!body) throw new Refusal('broken', `${store.place}: ${key} is missing`)
      const manifest = parseManifest(body.toString(), key, store.place)
      refuseOtherRelease(manifest, { owner, release })
      return { manifest, digest: integrityOf(body) }
    },
    fallbackOf: async (owner, previous) => {
      const present = await presentRelease(store, owner, previous)
      const entry = entryOf(pointer, owner)
      const digest = entry && 'previousManifest' in entry ? entry.previousManifest : undefined
      const body = present !== null && digest ? await bodyOf(owner, present) : undefined
      // An unchanged manifest stays the fallback, even if the key that signed it has been retired since.
      if (body && integrityOf(body) === digest) return { previous: present, previousManifest: digest }
      return fallbackOf(store, { owner, previous: present, keys: (await readStoreKeys(store)).keys })
    },
  }
}

export interface Comparison extends ReadPointer {
  /** A line for each difference; empty for a pointer that is what the journal says. */
  differences: string[]
  /** The journal, newest first. Reading it refuses damaged entries, which are among the differences. */
  changes: AsyncIterable<Change>
}

async function* noChanges(): AsyncGenerator<Change> {
  // Empty: a journal with a gap is not read.
}

async function compareOnce(store: ReleaseStore): Promise<Comparison> {
  const { pointer, version } = await readPointer(store)
  const differences: string[] = []
  const noted = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      differences.push(error.message)
      return null
    }
  }
  await noted(() => completeJournal(store, pointer))
  const seq = await noted(() => lastSeq(store))
  if (seq === null) return { pointer, version, differences, changes: noChanges() }
  if (seq !== pointer.seq) differences.push(`The seq of ${pointerFile} is ${pointer.seq}, and the journal ends at ${seq}`)
  const changes = entriesWithoutPointer(store, seq)
  const facts = storedFacts(store, pointer)
  for (const owner of owners) {
    const derived = await noted(() => withOwnerAfter({ seq, areas: {}, changes: [] }, owner, changes, facts))
    if (derived) differences.push(...differencesOf(owner, pointer, derived))
  }
  for (const [area, { release }] of Object.entries(pointer.areas).filter(([area]) => !(owners as readonly string[]).includes(area))) {
    const live = await noted(() => newestChange(changes, (change) => change.area === area && change.share === undefined))
    if (live?.to !== release) differences.push(`${area} is ${release}, and the journal says ${live?.to ?? 'that nothing is live'}`)
  }
  return { pointer, version, differences: [...new Set(differences)], changes }
}

/**
 * Compares all of the pointer with what follows from the journal and the manifests of the releases that it names. Refuses a pointer
 * that cannot be read. Fields that this checkout does not know are no difference.
 */
export async function comparePointer(store: ReleaseStore): Promise<Comparison> {
  for (;;) {
    const comparison = await compareOnce(store)
    // Differences may come from a write between the reads: then the comparison starts again.
    if (comparison.differences.length === 0 || (await readPointer(store)).version === comparison.version) return comparison
  }
}
