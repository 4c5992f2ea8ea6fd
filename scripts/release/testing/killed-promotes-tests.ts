import { setTimeout as delay } from 'node:timers/promises'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import { journal } from '../pointer/journal.ts'
import { type Change, liveOf, readPointer } from '../pointer/pointer.ts'
import { promoteAll } from '../promote.ts'
import { LocalFolder } from '../store/local-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { killTeams, type Trial, type TeamMessage } from './killed-promotes.ts'
import { newStorePath, published } from './packed-release.ts'

export const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']

/** A folder with these releases of every area, and a live host. */
export async function folderOfReleases(): Promise<LocalFolder> {
  const store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' }, ...areas.flatMap((owner) => releases.map((release) => ({ owner, release }))))
  await promoteAll(store, { host: '1.0.0-a' }, 'first')
  return store
}

/** Kills four teams that promote into a store, at random moments, and compares their acknowledged promotes, the journal and the pointer. */
export function testKilledPromotes(prepare: () => Promise<{ store: ReleaseStore; trial: Trial }>): void {
  let store: ReleaseStore
  let kills: number
  let messages: TeamMessage[] = []
  const entries: Change[] = []
  /** Each seq of the pointer that a reader saw while teams were killed. */
  const seen: number[] = []

  const promotedMessages = () => messages.filter((message) => message.is === 'promoted')
  const refusedMessages = () => messages.filter((message) => message.is === 'refused')

  let lastRead: Promise<unknown> = Promise.resolve()
  /** Reads the pointer, one read after the other, as their order is checked. Throws if the pointer is not a complete document. */
  const readSeq = (): Promise<unknown> => (lastRead = lastRead.then(async () => seen.push((await readPointer(store)).pointer.seq)))

  async function watch(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      await readSeq()
      await delay(2)
    }
  }

  beforeAll(async () => {
    const prepared = await prepare()
    store = prepared.store
    kills = prepared.trial.kills
    const ended = new AbortController()
    const watching = watch(ended.signal)
    const began = performance.now()
    messages = await killTeams(prepared.trial, readSeq)
    ended.abort()
    await watching
    for await (const entry of journal(store)) entries.unshift(entry)
    console.log(
      `${store.place}: ${kills} kills in ${((performance.now() - began) / 1000).toFixed(1)} s: ` +
        `${promotedMessages().length} promotes acknowledged, ${entries.length} in the journal, ${refusedMessages().length} refused`,
    )
  }, 900_000)

  test('the pointer was complete in every read, and its seq never decreased', () => {
    // One read after each kill, and more in between.
    expect(seen.length).toBeGreaterThan(kills)
    expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  })

  test('the journal has every change once, and its changes lead to the pointer', async () => {
    const { pointer } = await readPointer(store)
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: pointer.seq }, (_, i) => i + 1))
    const live = new Map<string, { release: string; previous: string | null }>()
    for (const { area, from, to } of entries) {
      expect(from).toBe(live.get(area)?.release ?? null)
      live.set(area, { release: to, previous: from })
    }
    for (const area of areas as readonly Area[]) {
      // An area whose promotes were all killed early has nothing live.
      expect(liveOf(pointer, area)).toEqual(live.get(area) ?? { release: null, previous: null })
    }
  })

  test('every acknowledged promote is in the journal', () => {
    const acknowledged = promotedMessages().map(({ change }) => change)
    expect(acknowledged.length).toBeGreaterThan(kills / 10)
    expect(acknowledged.map(({ seq }) => entries[seq - 1])).toEqual(acknowledged)
    // The first entry is that of the host. Any other one without an acknowledgement is that of a killed promote.
    expect(entries.length - 1 - acknowledged.length).toBeLessThanOrEqual(kills)
  })

  test('every stale promote was refused, and no other', () => {
    expect(promotedMessages().filter(({ stale }) => stale)).toEqual([])
    expect(refusedMessages().length).toBeGreaterThan(0)
    expect(refusedMessages().filter(({ kind, stale }) => kind !== 'stale' || !stale)).toEqual([])
  })
}
