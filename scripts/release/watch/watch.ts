import { setTimeout as delay } from 'node:timers/promises'
import type { Owner } from '@xhkt/contract/federation/areas'
import { startsServing } from '../pointer/starts-serving.ts'
import { lastChange } from '../pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import { latestChangeOf } from '../refuse-stale.ts'
import { rollback } from '../rollback.ts'
import { LockHeld } from '../store/folder-lock.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { StorageFault } from '../store/storage-fault.ts'
import { fetchFigures, type Figures, type WatchedRelease } from './collector.ts'
import { judge, type Limits } from './judge.ts'
import { retryDuringOutage } from './retry-during-outage.ts'
import { describeFigures, describeJudged, rollbackReason } from './describe-figures.ts'

export interface WatchOptions extends Limits {
  owner: Owner
  /** Address of the beacon collector. */
  beacons: string
  /** Milliseconds of the whole watch, and between two checks. */
  duration: number
  interval: number
  /** Prints a line of progress. */
  say: (line: string) => void
}

export interface Watched {
  release: string
  /** The figures of the supported browsers. */
  figures: Figures
  /** The rollback; null if the release stayed live. */
  change: Change | null
}

/** The canary, or else the live release, and since when browsers get it. Refuses a live release without a fallback. */
async function releaseToWatch(store: ReleaseStore, owner: Owner): Promise<WatchedRelease> {
  const { pointer } = await readPointer(store)
  const { release: live, previous } = liveOf(pointer, owner)
  const canary = canaryOf(pointer, owner)
  const release = canary?.release ?? live
  if (release === null) throw new Refusal('usage', `Nothing of ${owner} is live in ${store.place}`)
  if (!canary && previous === null) {
    throw new Refusal('usage', `Nothing was live of ${owner} before ${release}: a watch could not roll it back`)
  }
  const change = await lastChange(store, (one) => startsServing(one, owner, release))
  return { owner, release, since: change?.at ?? new Date(0).toISOString() }
}

function isServed(pointer: Pointer, { owner, release }: WatchedRelease): boolean {
  return release === liveOf(pointer, owner).release || release === canaryOf(pointer, owner)?.release
}

const isTemporary = (error: unknown): boolean => error instanceof StorageFault || error instanceof Conflict || error instanceof LockHeld

async function rollBack(store: ReleaseStore, { owner, release }: WatchedRelease, why: string): Promise<Change> {
  const change = await rollback(store, { owner, release, why })
  if (change) return change
  throw new Refusal('stale', `${owner} ${release} has been rolled back already`, [await latestChangeOf(store, owner)])
}

/** Refuses if somebody else has replaced the release. */
async function refuseReplaced(store: ReleaseStore, asked: WatchedRelease): Promise<true> {
  const { pointer } = await readPointer(store)
  if (isServed(pointer, asked)) return true
  const message = `${asked.owner} ${asked.release} is not live any more: there is nothing to watch`
  throw new Refusal('stale', message, [await latestChangeOf(store, asked.owner)])
}

/**
 * Watches the beacons of the canary, or else of the live release. Rolls the release back once too many of its page loads fail, in all
 * supported browsers or in one engine alone. Refuses to go on if somebody else replaces the release. While the store or the collector is
 * down, the watch tries again until its time is over; an outage never causes a rollback.
 */
export async function watch(store: ReleaseStore, options: WatchOptions): Promise<Watched> {
  const { owner, beacons, threshold, duration, interval, say } = options
  const until = Date.now() + duration
  let last: Figures | undefined
  const ofStore = retryDuringOutage({ name: store.place, say, isTemporary })
  const ofCollector = retryDuringOutage({ name: beacons, say, isTemporary: () => true })
  const waitForStore = async (): Promise<void> => {
    const lastFigures = last ? [`the last figures: ${describeFigures(last)}`] : []
    if (Date.now() >= until) throw new Refusal('broken', `${store.place} does not answer: the watch of ${owner} has ended without it`, lastFigures)
    await delay(interval)
  }
  let asked: WatchedRelease | null
  while (!(asked = await ofStore(() => releaseToWatch(store, owner)))) await waitForStore()
  const watched = asked
  const { release } = watched
  say(`${owner} ${release} is watched, live since ${watched.since}`)
  let suspected = false
  let said = ''
  for (;;) {
    const served = await ofStore(() => refuseReplaced(store, watched))
    const figures = served && (await ofCollector(() => fetchFigures(beacons, watched)))
    const judged = figures && judge(figures, options)
    const line = judged && judged.all.openings > 0 ? describeJudged(`${owner} ${release}`, judged) : said
    if (line !== said) say(line)
    said = line
    last = judged?.all ?? last
    const bad = judged?.bad ?? false
    // Browsers report failures at once and loads some seconds later. One check may see only the failures, so a rollback needs two.
    const change = judged?.bad && suspected ? await ofStore(() => rollBack(store, watched, rollbackReason(judged, threshold))) : null
    if (judged && change) return { release, figures: judged.all, change }
    if (!served || (bad && suspected)) await waitForStore()
    else if (!bad && Date.now() >= until) break
    else await delay(interval)
    suspected = bad
  }
  if (last) return { release, figures: last, change: null }
  throw new Refusal('broken', `${beacons} never answered: nothing was watched`, ['Name the collector by --beacons or XHKT_BEACONS'])
}
