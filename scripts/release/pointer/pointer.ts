import type { Owner } from '@xhkt/contract/federation/areas'
import type { Registry } from '@xhkt/contract/federation/registry'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'

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
  /** Only for a change of a canary: its percent of the browsers from now on. At 0 the canary ends, and `to` is the live release. */
  share?: number
  /** Another canary that this change ends. */
  ended?: string
  /** Routes of the release before that this one lacks, as the author of the change has allowed. */
  removed_routes?: string[]
  why: string
  /** The commit of the build; for a promote by a pipeline, the commit of the pipeline run. */
  commit: string | null
}

/** `registry.json` in the store: what is live, and the changes that led to it. */
export interface Pointer extends Registry {
  /** The changes of the last write, one for each seq: missing journal entries are restored from here. */
  changes: Change[]
  /** A `gc` in progress: no release that it removes may go live. `at` is the time of its last sign of life. */
  gc?: { id?: string; at: string; removing: string[] }
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

/** A pointer that is not there, although the store has a journal. */
export const missingPointer = (place: string): Refusal =>
  new Refusal('broken', `${place}: ${pointerFile} is missing, and the journal has entries. ${repairHint}`)

/** The pointer in the text of its file. Refuses a damaged one. */
export function parsePointer(text: string, place: string): Pointer {
  try {
    const pointer = JSON.parse(text) as Partial<Pointer>
    // A pointer from before the journal existed has no changes.
    if (typeof pointer.seq === 'number' && pointer.areas) return { ...pointer, seq: pointer.seq, areas: pointer.areas, changes: pointer.changes ?? [] }
  } catch {
    // The refusal below names the file, unlike a SyntaxError.
  }
  throw new Refusal('broken', `${place}: ${pointerFile} is ${text.trim() === '' ? 'empty' : 'damaged'}. ${repairHint}`)
}

export async function readPointer(store: ReleaseStore): Promise<ReadPointer> {
  let stored = await store.get(pointerFile)
  if (!stored) {
    if ((await store.list(journalFolder)).length === 0) return { pointer: { seq: 0, areas: {}, changes: [] }, version: null }
    // The first change of a new store may have been written since.
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

/** The canary of an owner, if there is one; the host has none. */
export function canaryOf(pointer: Registry, owner: Owner): { release: string; share: number } | null {
  const canary = owner === 'host' ? undefined : pointer.areas[owner]?.canary
  return canary ? { release: canary.release, share: canary.share } : null
}

/** The registry for pages: without who changed what, and why. */
export function publicPart({ changes: _, gc: __, ...registry }: Pointer): Registry {
  return registry
}
