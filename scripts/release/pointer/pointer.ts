import type { Owner } from '@xhkt/contract/federation/areas'
import type { Registry } from '@xhkt/contract/federation/registry'
import type { ReleaseStore } from '../store/release-store.ts'

/** What was done to an owner: one entry of the journal. */
export interface Change {
  seq: number
  /** ISO time. */
  at: string
  who: string
  area: Owner
  /** `start`: made live together with the others by a server that starts. */
  action: 'promote' | 'rollback' | 'canary' | 'start'
  /** What had the browsers that `to` has now. */
  from: string | null
  to: string
  /** Of a change of the canary alone: the percent of the browsers that it has now; at 0 it is over, and `to` is the live release. */
  share?: number
  /** Another canary, which this change has put an end to. */
  ended?: string
  why: string
  /** What the release was built from; of a promote by a pipeline, the commit that this is run on, which gives the same release. */
  commit: string | null
}

/** `registry.json` as the store keeps it: what is live, and how it came to be so. */
export interface Pointer extends Registry {
  /** Of the last write, one for each seq that it took: a journal that missed them is mended from here. */
  changes: Change[]
  /** The last `gc`: what it removes may not go live again. `at` is when it last told of itself. */
  gc?: { id?: string; at: string; removing: string[] }
}

export interface ReadPointer {
  pointer: Pointer
  /** Null before the first write. */
  version: string | null
}

export const pointerFile = 'registry.json'

export async function readPointer(store: ReleaseStore): Promise<ReadPointer> {
  const stored = await store.get(pointerFile)
  if (!stored) return { pointer: { seq: 0, areas: {}, changes: [] }, version: null }
  // One that was written before there was a journal has no changes.
  return { pointer: { changes: [], ...(JSON.parse(stored.body.toString()) as Omit<Pointer, 'changes'>) }, version: stored.version }
}

/** What is live of an owner, and what it was before. */
export function liveOf(pointer: Registry, owner: Owner): { release: string | null; previous: string | null } {
  const live = owner === 'host' ? pointer.host : pointer.areas[owner]
  return { release: live?.release ?? null, previous: live?.previous ?? null }
}

/** The canary of an owner, if one is on; the host has none. */
export function canaryOf(pointer: Registry, owner: Owner): { release: string; share: number } | null {
  const canary = owner === 'host' ? undefined : pointer.areas[owner]?.canary
  return canary ? { release: canary.release, share: canary.share } : null
}

/** The document that a page gets: who changed what, and why, is nobody's business there. */
export function publicPart({ changes: _, gc: __, ...registry }: Pointer): Registry {
  return registry
}
