import { setTimeout as delay } from 'node:timers/promises'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import { journal } from '../pointer/journal.ts'
import { type Change, liveOf, readPointer } from '../pointer/pointer.ts'
import { promoteAll } from '../promote.ts'
import { LocalFolder } from '../store/local-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { killTeams, type Trial, type Word } from './killed-promotes.ts'
import { newPlace, published } from './packed-release.ts'

export const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']

/** A folder with these releases of every area, and a live host. */
export async function folderOfReleases(): Promise<LocalFolder> {
  const store = new LocalFolder(newPlace())
  await published(store, { owner: 'host' }, ...areas.flatMap((owner) => releases.map((release) => ({ owner, release }))))
  await promoteAll(store, { host: '1.0.0-a' }, 'first')
  return store
}

/**
 * Kills four teams that promote into a store, at random moments, and holds against each other what they were told, what the
 * journal says and what the pointer is.
 */
export function survivesKills(prepare: () => Promise<{ store: ReleaseStore; trial: Trial }>): void {
  let store: ReleaseStore
  let kills: number
  let words: Word[] = []
  const entries: Change[] = []
  /** What a reader saw of the pointer all the while. */
  const seen: number[] = []

  const promotedWords = () => words.filter((word) => word.is === 'promoted')
  const refusedWords = () => words.filter((word) => word.is === 'refused')

  let looked: Promise<unknown> = Promise.resolve()
  /** One look after the other, as their order is what is held; it throws at a pointer that is no whole document. */
  const look = (): Promise<unknown> => (looked = looked.then(async () => seen.push((await readPointer(store)).pointer.seq)))

  async function watch(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await look()
      await delay(2)
    }
  }

  beforeAll(async () => {
    const prepared = await prepare()
    store = prepared.store
    kills = prepared.trial.kills
    const over = new AbortController()
    const watching = watch(over.signal)
    const began = performance.now()
    words = await killTeams(prepared.trial, look)
    over.abort()
    await watching
    for await (const entry of journal(store)) entries.unshift(entry)
    console.log(
      `${store.place}: ${kills} kills in ${((performance.now() - began) / 1000).toFixed(1)} s: ` +
        `${promotedWords().length} promotes acknowledged, ${entries.length} landed, ${refusedWords().length} refused`,
    )
  }, 300_000)

  test('the pointer was whole whenever it was read, and never went back', () => {
    // Once after each kill, and in between.
    expect(seen.length).toBeGreaterThan(kills)
    expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  })

  test('the journal has every change once, and tells how the pointer came to be as it is', async () => {
    const { pointer } = await readPointer(store)
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: pointer.seq }, (_, i) => i + 1))
    const live = new Map<string, { release: string; previous: string | null }>()
    for (const { area, from, to } of entries) {
      expect(from).toBe(live.get(area)?.release ?? null)
      live.set(area, { release: to, previous: from })
    }
    for (const area of areas as readonly Area[]) {
      // One whose promotes were all killed in time has nothing live.
      expect(liveOf(pointer, area)).toEqual(live.get(area) ?? { release: null, previous: null })
    }
  })

  test('every promote that was acknowledged is there', () => {
    const acknowledged = promotedWords().map(({ change }) => change)
    expect(acknowledged.length).toBeGreaterThan(kills / 10)
    expect(acknowledged.map(({ seq }) => entries[seq - 1])).toEqual(acknowledged)
    // Beside the host's, what landed and was not acknowledged was killed in between.
    expect(entries.length - 1 - acknowledged.length).toBeLessThanOrEqual(kills)
  })

  test('every stale one was refused, and no other', () => {
    expect(promotedWords().filter(({ stale }) => stale)).toEqual([])
    expect(refusedWords().length).toBeGreaterThan(0)
    expect(refusedWords().filter(({ kind, stale }) => kind !== 'stale' || !stale)).toEqual([])
  })
}
