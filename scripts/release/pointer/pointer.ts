import type { Owner } from '@xhkt/contract/federation/areas'
import type { Canary, CanaryAim, Registry } from '@xhkt/contract/federation/registry'
import { readerOf } from '../document/document.ts'
import { count, listOf, objectOf, oneOf, optional, orNull, recordOf, type Shape, text, textOf, time } from '../document/shape.ts'
import { Refusal } from '../refusal.ts'
import { releaseNameShape } from '../release-folder.ts'
import { isKey } from '../store/key.ts'
import { type ProcessIdentity, processShape } from '../store/process-identity.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { aimShape, registryFields } from './registry-shape.ts'

/** One change of an owner: an entry of the journal. */
export interface Change {
  seq: number
  /** ISO time. */
  at: string
  who: string
  area: Owner
  /** `start`: a server started with these releases. */
  action: 'promote' | 'rollback' | 'canary' | 'start'
  /** The release that `to` replaces. */
  from: string | null
  to: string
  /** Only for a change of a canary: its percent of the browsers from now on. At 0 without an aim it ends, and `to` is the live release. */
  share?: number
  /** Who gets the canary beside its share. */
  aim?: CanaryAim
  /** The canary of another release that this change ends. */
  ended?: string
  /** Routes of `from` that `to` lacks, which the author of the change has allowed. */
  removed_routes?: string[]
  /** The seqs of all changes, this one included, that one write has made for several owners. */
  together?: number[]
  why: string
  /** The commit of the build; for a promote by a pipeline, the commit of the pipeline run. */
  commit: string | null
  /** The machine, or the pipeline run. Changes of older checkouts lack this and the signature. */
  where?: string
  /** The id of the key that signed this entry, and its signature. */
  key?: string
  signature?: string
}

export const changeShape = objectOf<Change>({
  seq: count,
  at: time,
  who: text,
  // A newer checkout may have released an area that this one does not know.
  area: textOf('the name of an area', isKey),
  action: oneOf('promote', 'rollback', 'canary', 'start'),
  from: orNull(releaseNameShape),
  to: releaseNameShape,
  share: optional(count),
  aim: optional(aimShape),
  ended: optional(releaseNameShape),
  removed_routes: optional(listOf(text)),
  together: optional(listOf(count)),
  why: text,
  commit: orNull(text),
  where: optional(text),
  key: optional(text),
  signature: optional(text),
})

/** A release whose files a `gc` is deleting. */
interface Deletion {
  at: string
  process: ProcessIdentity
}

/** `registry.json` in the store: what is live, and the changes that led to it. */
export interface Pointer extends Registry {
  /** The changes of the last write, one for each seq: missing journal entries are restored from here. */
  changes: Change[]
  /** A `gc` in progress: no release that it removes may go live. `at` is the time of its last sign of life. */
  gc?: { id?: string; at: string; removing: string[] }
  /** The releases whose files are being deleted now, by prefix. None of them may go live, whatever any clock says. */
  deleting?: Record<string, Deletion>
  /**
   * The id of the last `gc` that has ended. It gives the pointer another version than before the gc: a promote that verified a release
   * before the gc deleted it has to read the pointer again.
   */
  collected?: string
  /** The key of the last freeze. It gives the pointer another version too: a promote that saw no freeze has to look again. */
  freeze?: string
}

const fieldsShape = objectOf<Pointer>({
  ...registryFields,
  changes: optional(listOf(changeShape)),
  gc: optional(objectOf<NonNullable<Pointer['gc']>>({ id: optional(text), at: time, removing: listOf(text) })),
  deleting: optional(recordOf(objectOf<Deletion>({ at: time, process: processShape }))),
  collected: optional(text),
  freeze: optional(text),
})

/** The seqs of the changes are consecutive, and end with the seq of the pointer. */
const pointerShape: Shape = (value, at) => {
  const problem = fieldsShape(value, at)
  if (problem) return problem
  const { seq, changes = [] } = value as Partial<Pointer> & Registry
  const first = seq - changes.length + 1
  return first > 0 && changes.every((change, index) => change.seq === first + index) ? null : `its changes do not lead to its seq, ${seq}`
}

export interface ReadPointer {
  pointer: Pointer
  /** Null before the first write. */
  version: string | null
}

export const pointerFile = 'registry.json'
export const journalFolder = 'journal/'

/** What to do about a pointer that is damaged, missing or older than its journal. */
export const repairHint = 'Run: npm run release -- repair. See "The pointer is damaged or outdated" in docs/runbook/incidents.md'

/** The refusal of a store that has a journal and no pointer. */
export const missingPointer = (place: string): Refusal =>
  new Refusal('broken', `${place}: ${pointerFile} is missing, and the journal has entries. ${repairHint}`)

const parseFields = readerOf<Partial<Pointer> & Registry>({ shape: pointerShape, meaning: '', remedy: repairHint })

/** The pointer in the text of its file. Refuses a damaged one. */
export function parsePointer(text: string, place: string): Pointer {
  const pointer = parseFields(text, pointerFile, place)
  return { ...pointer, changes: pointer.changes ?? [] }
}

export async function readPointer(store: ReleaseStore): Promise<ReadPointer> {
  let stored = await store.get(pointerFile)
  if (!stored) {
    if ((await store.list(journalFolder)).length === 0) return { pointer: { seq: 0, areas: {}, changes: [] }, version: null }
    // The first change of a new store may have been written between the two reads.
    stored = await store.get(pointerFile)
    if (!stored) throw missingPointer(store.place)
  }
  return { pointer: parsePointer(stored.body.toString(), store.place), version: stored.version }
}

/** The live release of an owner, and its fallback. */
export function liveOf(pointer: Registry, owner: Owner): { release: string | null; previous: string | null } {
  const live = owner === 'host' ? pointer.host : pointer.areas[owner]
  return { release: live?.release ?? null, previous: live?.previous ?? null }
}

/** The canary of an owner, if there is one. */
export function canaryOf(pointer: Registry, owner: Owner): Canary | null {
  const found = (owner === 'host' ? pointer.host : pointer.areas[owner])?.canary
  if (!found) return null
  const { release, share, aim } = found
  return aim ? { release, share, aim } : { release, share }
}

/** Does this change end a canary? */
export const endsCanary = ({ share, aim }: Pick<Change, 'share' | 'aim'>): boolean => share === 0 && !aim

/** The registry for pages: without who changed what and why, and without what only a newer checkout knows. */
export function publicRegistry({ seq, host, areas }: Pointer): Registry {
  return { seq, host, areas }
}
