import { setTimeout as delay } from 'node:timers/promises'
import type { Owner } from '@xhkt/shared/federation/areas'
import { gives } from '../pointer/gives.ts'
import { lastChange } from '../pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import { newestOf } from '../refuse-stale.ts'
import { rollback } from '../rollback.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { askCollector, type Asked, type Figures, whyNot } from './collector.ts'
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

/** Asks as long as it takes: a collector that is down is said once, and is no reason to take anything back. */
function patientCollector({ beacons, say }: WatchOptions, asked: Asked): () => Promise<Figures | null> {
  let down = false
  return async () => {
    try {
      const figures = await askCollector(beacons, asked)
      if (down) say(`${beacons} answers again`)
      down = false
      return figures
    } catch (error) {
      if (!down) say(`${beacons} does not answer (${whyNot(error)}): it is asked again`)
      down = true
      return null
    }
  }
}

async function takeBack(store: ReleaseStore, { owner, release }: Asked, why: string): Promise<Change> {
  const change = await rollback(store, { owner, release, why })
  if (change) return change
  throw new Refusal('stale', `${owner} ${release} has been taken back already`, [await newestOf(store, owner)])
}

/**
 * Watches what browsers tell of the release that is live, or of the canary if one is on, and takes it back once too many of
 * its page loads fail. Refuses to go on when somebody else has put another release in its place.
 */
export async function watch(store: ReleaseStore, options: WatchOptions): Promise<Watched> {
  const { owner, threshold, min, lasts, every, say } = options
  const asked = await begun(store, owner)
  const { release } = asked
  const ask = patientCollector(options, asked)
  const until = Date.now() + lasts
  say(`${owner} ${release} is watched, live since ${asked.since}`)
  let last: Figures | undefined
  let suspected = false
  for (;;) {
    const { pointer } = await readPointer(store)
    if (!isServed(pointer, asked)) {
      throw new Refusal('stale', `${owner} ${release} is not live any more: there is nothing to watch`, [await newestOf(store, owner)])
    }
    const figures = await ask()
    if (figures && figures.openings > 0 && (!last || described(figures) !== described(last))) say(`${owner} ${release}: ${described(figures)}`)
    last = figures ?? last
    const bad = figures !== null && figures.openings >= min && figures.share * 100 > threshold
    // Failures are told at once and loads some seconds later: one look may have seen the ones without the others.
    if (bad && suspected) return { release, figures, change: await takeBack(store, asked, reasonOf(figures, threshold)) }
    suspected = bad
    if (!bad && Date.now() >= until) break
    await delay(every)
  }
  if (last) return { release, figures: last, change: null }
  throw new Refusal('broken', `${options.beacons} has not answered once: nothing was watched`)
}
