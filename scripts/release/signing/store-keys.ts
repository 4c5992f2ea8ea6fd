import { type Reader, readDocument, readerOf } from '../document/document.ts'
import { count, listOf, objectOf, optional, recordOf, type Shape, text, textOf, time, truth } from '../document/shape.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { everyRight, type Rights, rightsShape } from './rights.ts'
import { isPublicKey, type PublicKey } from './signature.ts'

/** A key signs nothing any more. What it signed before still counts as far as this says. */
export interface Retirement {
  at: string
  who: string
  where: string
  why: string
  /** Changes that the key signed count up to this seq of the journal. */
  seq: number
  /** The digests of the manifests that it signed and that still count, by `<owner>/<release>`. */
  keeps: Record<string, string>
}

/** A public key as `keys.json` lists it. */
export interface ListedKey extends PublicKey {
  added_at: string
  by: string
  /** True for a key that was generated beside a local store. Such a key is never added to a list with a pipeline's key. */
  development: boolean
  retired?: Retirement
}

/** A listed key and what it may do. */
export interface KnownKey extends ListedKey {
  may: Rights
}

/** `keys.json` of a store with rights. A store without rights has only the list of its keys. */
interface KeysWithRights {
  signed_from?: number
  approvals?: string[]
  keys: KnownKey[]
}

export type KeysDocument = ListedKey[] | KeysWithRights

/** Whose signatures a store accepts, and for what. */
export interface StoreKeys {
  keys: KnownKey[]
  /** The seq from which on each change has to be signed; null for a store without rights, where none has to be. */
  signedFrom: number | null
  /** What needs an approval by a second key: names of owners, and `contract-major`. */
  approvals: string[]
}

const retirementShape = objectOf<Retirement>({ at: time, who: text, where: text, why: text, seq: count, keeps: recordOf(text) })

const fields: Record<keyof ListedKey, Shape> = {
  id: text,
  key: textOf('a public key', isPublicKey),
  added_at: time,
  by: text,
  development: truth,
  retired: optional(retirementShape),
}

const listShape = listOf(objectOf<ListedKey>(fields))

const withRightsShape = objectOf<KeysWithRights>({
  signed_from: optional(count),
  approvals: optional(listOf(text)),
  keys: listOf(objectOf<KnownKey>({ ...fields, may: rightsShape })),
})

const parseKeys: Reader<KeysDocument> = readerOf<KeysDocument>({
  shape: (value, at) => (Array.isArray(value) ? listShape(value, at) : withRightsShape(value, at)),
  meaning: 'It lists the public keys whose signatures count, so no release can be verified',
  remedy: 'Restore it from a backup of the store: see "Another file of the store is damaged" in docs/runbook/incidents.md',
})

export const keysFile = 'keys.json'

/** The migration of every store that is older than rights: in a plain list each key may do everything, and no change needs a key. */
function storeKeysIn(document: KeysDocument): StoreKeys {
  if (Array.isArray(document)) return { keys: document.map((key) => ({ ...key, may: everyRight })), signedFrom: null, approvals: [] }
  const { keys, signed_from: signedFrom = 1, approvals = [] } = document
  return { keys, signedFrom, approvals }
}

/** The keys of a store and their rights. */
export async function readStoreKeys(store: ReleaseStore): Promise<StoreKeys> {
  return storeKeysIn((await readDocument(store, keysFile, parseKeys))?.value ?? [])
}

/** Replaces `keys.json` by the result of `edit`, which runs again after a concurrent write. If it returns null, the file stays. */
export async function editKeys(store: ReleaseStore, edit: (document: KeysDocument) => KeysDocument | null): Promise<StoreKeys> {
  for (;;) {
    const stored = await readDocument(store, keysFile, parseKeys)
    const document = stored?.value ?? []
    const next = edit(document)
    if (!next) return storeKeysIn(document)
    try {
      await store.put(keysFile, `${JSON.stringify(next, null, 2)}\n`, stored ? { ifVersion: stored.version } : { ifAbsent: true })
      return storeKeysIn(next)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}
