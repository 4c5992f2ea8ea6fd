import { setTimeout as delay } from 'node:timers/promises'
import type { Owner } from '@xhkt/contract/federation/areas'
import { gives } from '../pointer/gives.ts'
import { lastChange } from '../pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import { newestOf } from '../refuse-stale.ts'
import { rollback } from '../rollback.ts'
import { LockHeld } from '../store/folder-lock.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { StorageFault } from '../store/storage-fault.ts'
import { askCollector, type Asked, type Figures } from './collector.ts'
import { patient } from './patient.ts'
import { described, reasonOf } from './words.ts'

export interface WatchOptions {
  owner: Owner
  /** Address of the collector of the beacons. */
  beacons: string
  /** Percent of the page loads that may fail. */
  threshold: number
  /** Fewer page loads say nothing. */
  min: number
  /** Milliseconds that it lasts, and between two looks. */
  lasts: number
  every: number
  /** A line of progress. */
  say: (line: string) => void
}

export interface Watched {
  release: string
  figures: Figures
  /** By which the release was taken back; null: it has stayed. */
  change: Change | null
}

/** The newest release that browsers get, and since when; refuses if there is no way back from it. */
async function begun(store: ReleaseStore, owner: Owner): Promise<Asked> {
  const { pointer } = await readPointer(store)
  const { release: live, previous } = liveOf(pointer, owner)
  const canary = canaryOf(pointer, owner)
  const release = canary?.release ?? live
  if (release === null) throw new Refusal('usage', `Nothing of ${owner} is live`)
  if (!canary && previous === null) {
    throw new Refusal('usage', `Nothing was live of ${owner} before ${release}: a watch could not take it back`)
  }
  const change = await lastChange(store, (one) => gives(one, owner, release))
  return { owner, release, since: change?.at ?? new Date(0).toISOString() }
}

function isServed(pointer: Pointer, { owner, release }: Asked): boolean {
  return release === liveOf(pointer, owner).release || release === canaryOf(pointer, owner)?.release
}

const mayPass = (error: unknown): boolean => error instanceof StorageFault || error instanceof Conflict || error instanceof LockHeld

async function takeBack(store: ReleaseStore, { owner, release }: Asked, why: string): Promise<Change> {
  const change = await rollback(store, { owner, release, why })
  if (change) return change
  throw new Refusal('stale', `${owner} ${release} has been taken back already`, [await newestOf(store, owner)])
}

/** Refuses when somebody else has put another release in its place. */
async function refuseReplaced(store: ReleaseStore, asked: Asked): Promise<true> {
  const { pointer } = await readPointer(store)
  if (isServed(pointer, asked)) return true
  const message = `${asked.owner} ${asked.release} is not live any more: there is nothing to watch`
  throw new Refusal('stale', message, [await newestOf(store, asked.owner)])
}

/**
 * Watches what browsers tell of the release that is live, or of the canary if one is on, and takes it back once too many of
 * its page loads fail. Refuses to go on when somebody else has put another release in its place. A store or a collector that
 * is down is asked again until the time is over, and is no reason to take anything back.
 */
export async function watch(store: ReleaseStore, options: WatchOptions): Promise<Watched> {
  const { owner, beacons, threshold, min, lasts, every, say } = options
  const until = Date.now() + lasts
  let last: Figures | undefined
  const ofStore = patient({ name: store.place, say, passes: mayPass })
  const ofCollector = patient({ name: beacons, say, passes: () => true })
  const nextLook = async (): Promise<void> => {
    const saw = last ? [`the last that was seen: ${described(last)}`] : []
    if (Date.now() >= until) throw new Refusal('broken', `${store.place} does not answer: the watch of ${owner} has ended without it`, saw)
    await delay(every)
  }
  let asked: Asked | null
  while (!(asked = await ofStore(() => begun(store, owner)))) await nextLook()
  const watched = asked
  const { release } = watched
  say(`${owner} ${release} is watched, live since ${watched.since}`)
  let suspected = false
  for (;;) {
    const served = await ofStore(() => refuseReplaced(store, watched))
    const figures = served && (await ofCollector(() => askCollector(beacons, watched)))
    if (figures && figures.openings > 0 && (!last || described(figures) !== described(last))) say(`${owner} ${release}: ${described(figures)}`)
    last = figures ?? last
    const bad = figures !== null && figures.openings >= min && figures.share * 100 > threshold
    // Failures are told at once and loads some seconds later: one look may have seen the ones without the others.
    const change = bad && suspected ? await ofStore(() => takeBack(store, watched, reasonOf(figures, threshold))) : null
    if (bad && change) return { release, figures, change }
    if (!served || (bad && suspected)) await nextLook()
    else if (!bad && Date.now() >= until) break
    else await delay(every)
    suspected = bad
  }
  if (last) return { release, figures: last, change: null }
  throw new Refusal('broken', `${beacons} has not answered once: nothing was watched`)
}
