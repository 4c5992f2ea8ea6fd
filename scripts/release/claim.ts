import { author } from './author.ts'
import { readerOf } from './document/document.ts'
import { objectOf, text, time } from './document/shape.ts'
import { Refusal } from './refusal.ts'
import { isElsewhere, isGone, type ProcessIdentity, processShape, thisProcess } from './store/process-identity.ts'
import { Conflict, type ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

/** `publishing/<owner>/<release>.json`: a process writes or removes the files of this release, and no other may. */
export interface Claim {
  at: string
  by: string
  process: ProcessIdentity
}

const parseClaim = readerOf<Claim>({ shape: objectOf<Claim>({ at: time, by: text, process: processShape }), meaning: '', remedy: '' })

/** Milliseconds after which a claim from another machine counts as abandoned: whether its process runs cannot be seen. */
const abandonedAfter = 600_000

/** A time in the future is as old as one in the past: the clock of the other machine, or this one, was wrong. */
export const isAbandoned = ({ at, process }: Omit<Claim, 'by'>): boolean =>
  isElsewhere(process) ? Math.abs(Date.now() - Date.parse(at)) > abandonedAfter : isGone(process)

const keyOf = ({ owner, release }: ReleaseName): string => `publishing/${owner}/${release}.json`

async function readClaim(store: ReleaseStore, name: ReleaseName): Promise<{ claim: Claim | null; version: string } | null> {
  const stored = await store.get(keyOf(name))
  if (!stored) return null
  try {
    return { claim: parseClaim(stored.body.toString(), keyOf(name), store.place), version: stored.version }
  } catch (error) {
    // A running process has written its claim whole, so a damaged one is abandoned.
    if (error instanceof Refusal) return { claim: null, version: stored.version }
    throw error
  }
}

/** The claim of a process that may still run; null if there is none. */
export async function heldClaim(store: ReleaseStore, name: ReleaseName): Promise<Claim | null> {
  const found = await readClaim(store, name)
  return found?.claim && !isAbandoned(found.claim) ? found.claim : null
}

/** Takes the claim, also an abandoned one. Returns its version, or the claim of another process; null if another was faster. */
export async function takeClaim(store: ReleaseStore, name: ReleaseName): Promise<{ version: string } | { other: Claim } | null> {
  const found = await readClaim(store, name)
  if (found?.claim && !isAbandoned(found.claim)) return { other: found.claim }
  const mine = JSON.stringify({ at: new Date().toISOString(), by: author(), process: thisProcess() } satisfies Claim)
  try {
    return { version: await store.put(keyOf(name), mine, found ? { ifVersion: found.version } : { ifAbsent: true }) }
  } catch (error) {
    if (error instanceof Conflict) return null
    throw error
  }
}

/** Does this process still have its claim? Another process takes the claim if this one seems to have ended. */
export const holdsClaim = async (store: ReleaseStore, name: ReleaseName, version: string): Promise<boolean> =>
  (await store.get(keyOf(name)))?.version === version

/** Gives the claim back, unless another process has taken it. */
export async function releaseClaim(store: ReleaseStore, name: ReleaseName, version: string): Promise<void> {
  if (await holdsClaim(store, name, version)) await store.remove(keyOf(name))
}
