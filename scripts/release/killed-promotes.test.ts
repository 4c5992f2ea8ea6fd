/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Area, areas } from '@xhkt/shared/federation/areas'
import { journal } from './pointer/journal.ts'
import { type Change, liveOf, readPointer } from './pointer/pointer.ts'
import { promoteAll } from './promote.ts'
import { LocalFolder } from './store/local-folder.ts'
import { bundleTeam, killTeams, type Word } from './testing/killed-promotes.ts'
import { newPlace, published } from './testing/packed-release.ts'

const kills = Number(process.env.XHKT_KILLS ?? 200)
const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']

let store: LocalFolder
let words: Word[] = []
const entries: Change[] = []
/** What a reader saw of the pointer all the while. */
const seen: number[] = []

const promotedWords = () => words.filter((word) => word.is === 'promoted')
const refusedWords = () => words.filter((word) => word.is === 'refused')

async function watch(over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    // Throws at a pointer that is no whole document.
    seen.push((await readPointer(store)).pointer.seq)
    await delay(2)
  }
}

beforeAll(async () => {
  store = new LocalFolder(newPlace())
  const folder = path.dirname(store.place)
  await published(store, { owner: 'host' }, ...areas.flatMap((owner) => releases.map((release) => ({ owner, release }))))
  await promoteAll(store, { host: '1.0.0-a' }, 'first')
  const script = await bundleTeam(path.join(folder, 'script'))
  const over = new AbortController()
  const watching = watch(over.signal)
  const began = performance.now()
  words = await killTeams({ script, place: store.place, releases, kills })
  over.abort()
  await watching
  for await (const entry of journal(store)) entries.unshift(entry)
  console.log(
    `${kills} kills in ${((performance.now() - began) / 1000).toFixed(1)} s: ` +
      `${promotedWords().length} promotes acknowledged, ${entries.length} landed, ${refusedWords().length} refused`,
  )
}, 180_000)
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

test('the pointer was whole whenever it was read, and never went back', () => {
  expect(seen.length).toBeGreaterThan(100)
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
  for (const area of areas as readonly Area[]) expect(liveOf(pointer, area)).toEqual(live.get(area))
})

test('every promote that was acknowledged is there', () => {
  const acknowledged = promotedWords().map(({ change }) => change)
  expect(acknowledged.length).toBeGreaterThan(20)
  expect(acknowledged.map(({ seq }) => entries[seq - 1])).toEqual(acknowledged)
  // Beside the host's, what landed and was not acknowledged was killed in between.
  expect(entries.length - 1 - acknowledged.length).toBeLessThanOrEqual(kills)
})

test('every stale one was refused, and no other', () => {
  expect(promotedWords().filter(({ stale }) => stale)).toEqual([])
  expect(refusedWords().length).toBeGreaterThan(0)
  expect(refusedWords().filter(({ kind, stale }) => kind !== 'stale' || !stale)).toEqual([])
})
