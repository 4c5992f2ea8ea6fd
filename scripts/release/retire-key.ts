import { author, machine } from './author.ts'
import { publicPart } from './signing/signature.ts'
import { journal } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from './pointer/pointer.ts'
import { startsServing } from './pointer/starts-serving.ts'
import { Refusal } from './refusal.ts'
import { releasesOf } from './releases-of.ts'
import { ownKey } from './signing/own-key.ts'
import { requireRight } from './signing/require-right.ts'
import { all } from './signing/rights.ts'
import { editKeys, type KeysDocument, type KnownKey, type ListedKey, readStoreKeys, type Retirement } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, signedRelease } from './verify.ts'

export interface RetireOptions {
  /** The id of the key. */
  id: string
  /** Since when the key is in wrong hands: only releases that the journal made live before stay. Without it all stay. */
  since?: Date
  why: string
}

export interface Retired {
  retirement: Retirement
  /** The releases of the key that do not count any more. */
  refused: ReleaseName[]
  /** Those of them that browsers get now: live, or a canary. Roll them back. */
  served: ReleaseName[]
}

/** The changes before the first one of this time or later, newest first. A change after that one may claim an earlier time. */
async function changesBefore(store: ReleaseStore, since: Date | undefined): Promise<Change[]> {
  const changes: Change[] = []
  for await (const change of journal(store)) changes.unshift(change)
  const first = since ? changes.findIndex(({ at }) => Date.parse(at) >= since.getTime()) : -1
  return (first === -1 ? changes : changes.slice(0, first)).reverse()
}

/** The digest of a release's manifest, if this key signed it and it counts until now; null otherwise. */
async function digestBy(store: ReleaseStore, key: KnownKey, name: ReleaseName): Promise<string | null> {
  try {
    return (await signedRelease(store, name, [key])).digest
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const isServed = (pointer: Pointer, { owner, release }: ReleaseName): boolean =>
  release === liveOf(pointer, owner).release || release === canaryOf(pointer, owner)?.release

function withRetired(document: KeysDocument, id: string, retired: Retirement): KeysDocument {
  const retire = <Key extends ListedKey>(key: Key): Key => (key.id === id ? { ...key, retired } : key)
  return Array.isArray(document) ? document.map(retire) : { ...document, keys: document.keys.map(retire) }
}

/**
 * Retires a key: it signs nothing any more. The releases that stay are written into `keys.json` by their digests, so that no later
 * signature of the key counts, whatever time it claims. A key that is retired again, as it was stolen, keeps at most what it kept.
 */
export async function retireKey(store: ReleaseStore, { id, since, why }: RetireOptions): Promise<Retired> {
  await requireRight(store, { verb: 'retire', owner: all })
  const own = ownKey(store)
  if (own && publicPart(own).id === id) throw new Refusal('right', `Key ${id} does not retire itself: use the key that replaces it`)
  const key = (await readStoreKeys(store)).keys.find((one) => one.id === id)
  if (!key) throw new Refusal('usage', `keys.json does not list key ${id}`)
  const changes = await changesBefore(store, since)
  const keeps: Record<string, string> = {}
  const refused: ReleaseName[] = []
  for (const name of await releasesOf(store)) {
    const digest = await digestBy(store, key, name)
    if (digest === null) continue
    const { owner, release } = name
    if (!since || changes.some((change) => startsServing(change, owner, release))) keeps[`${owner}/${release}`] = digest
    else refused.push(name)
  }
  const seq = Math.min(changes[0]?.seq ?? 0, key.retired?.seq ?? Infinity)
  const retirement: Retirement = { at: new Date().toISOString(), who: author(), where: machine(), why, seq, keeps }
  await editKeys(store, (document) => withRetired(document, id, retirement))
  const { pointer } = await readPointer(store)
  return { retirement, refused, served: refused.filter((name) => isServed(pointer, name)) }
}
