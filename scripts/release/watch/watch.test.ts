/** @jest-environment node */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type RunningCollector, startCollector } from '@xhkt/collector/server'
import type { Beacon, Engine, Failure } from '@xhkt/contract/federation/beacon'
import { setCanary } from '../canary.ts'
import { lastChange } from '../pointer/journal.ts'
import { canaryOf, liveOf, readPointer } from '../pointer/pointer.ts'
import { promote, promoteAll } from '../promote.ts'
import { rollback } from '../rollback.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { Conflict } from '../store/release-store.ts'
import { StorageFault } from '../store/storage-fault.ts'
import { copyOf, newStorePath, published } from '../testing/packed-release.ts'
import { watch, type Watched, type WatchOptions } from './watch.ts'

let running: RunningCollector
let first: LocalFolder
let store: LocalFolder
let said: string[]
let onSaid: () => void = () => undefined

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, ...['1.0.0-a', '1.1.0-b', '1.2.0-c'].map((release) => ({ owner: 'player' as const, release })))
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await promote(first, { owner: 'player', release: '1.1.0-b', base: '1.0.0-a', why: 'new' })
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true }))
beforeEach(async () => {
  store = copyOf(first)
  said = []
  running = await startCollector({ port: 0, data: path.join(path.dirname(store.place), 'collected') })
})
afterEach(async () => {
  await running.close()
  rmSync(path.dirname(store.place), { recursive: true })
})

const oldest = { chrome: 86, edge: 86, firefox: 115, safari: 15.4 }
const live = async () => liveOf((await readPointer(store)).pointer, 'player').release
function say(line: string): void {
  said.push(line)
  onSaid()
}

function start(options: Partial<WatchOptions> = {}, watched: LocalFolder = store): Promise<Watched> {
  const beacons = `${running.url}/collector/beacons`
  return watch(watched, { owner: 'player', beacons, oldest, threshold: 10, min: 20, duration: 60_000, interval: 10, say, ...options })
}

async function tell(beacon: Partial<Beacon>): Promise<void> {
  const answer = await fetch(`${running.url}/collector/beacons`, { method: 'POST', body: JSON.stringify({ loads: [], failures: [], ...beacon }) })
  expect(answer.status).toBe(204)
}

const loads = (count: number, release = '1.1.0-b') => tell({ loads: [{ area: 'player', release, count }] })

function fail(count: number, fields: Partial<Failure> = {}): Promise<void> {
  const failure: Failure = { area: 'player', release: '1.1.0-b', step: 'render', error: 'TypeError: x is\nnot a function', fallback_release: null, ...fields }
  return tell({ failures: Array<Failure>(count).fill(failure) })
}

/** Resolves once the watch prints a matching line. */
async function heard(words: RegExp): Promise<void> {
  while (!words.test(said.join('\n'))) await new Promise<void>((resolve) => (onSaid = resolve))
}

test('too many failures roll the release back, and the journal says why', async () => {
  const watched = start()
  await loads(20)
  await heard(/0 of 20 page loads failed/)
  await fail(1, { error: 'boom', step: 'file' })
  await fail(6)
  expect(await watched).toMatchObject({ release: '1.1.0-b', figures: { failures: 7, openings: 20 }, change: { action: 'rollback', to: '1.0.0-a' } })
  expect(await live()).toBe('1.0.0-a')
  expect((await lastChange(store, () => true))?.why).toBe(
    'watch: 7 of 20 page loads failed (35 %, threshold 10 %), mostly at render: TypeError: x is not a function',
  )
  expect(said[0]).toMatch(/^player 1\.1\.0-b is watched, live since \d{4}-/)
  expect(said.filter((line) => line.includes('0 of 20'))).toHaveLength(1)
})

/** Loads and failures of `player 1.1.0-b` in one engine. */
const inEngine = (engine: Engine, count: number, failed: number) =>
  tell({ engine, loads: [{ area: 'player', release: '1.1.0-b', count }] }).then(async () => {
    const failure: Failure = { area: 'player', release: '1.1.0-b', step: 'render', error: 'TypeError: no lookbehind', fallback_release: null }
    // A beacon has at most 20 failures.
    for (let left = failed; left > 0; left -= 20) await tell({ engine, failures: Array<Failure>(Math.min(left, 20)).fill(failure) })
  })

test('a release that fails in one engine alone is rolled back, however few of all page loads fail, and the output says so', async () => {
  await inEngine('chromium 150', 500, 1)
  await inEngine('firefox 153', 100, 0)
  await inEngine('webkit 17', 10, 2)
  await inEngine('webkit 18', 30, 10)
  const { change, figures } = await start()
  expect(figures).toMatchObject({ failures: 13, openings: 640 })
  expect(said[1]).toBe('player 1.1.0-b fails in webkit alone: 12 of 40 page loads failed (30 %)')
  expect(change?.why).toBe('watch: 12 of 40 page loads failed in webkit alone (30 %, threshold 10 %), mostly at render: TypeError: no lookbehind')
  expect(await live()).toBe('1.0.0-a')
})

test('failures in browsers that are not supported keep the release live', async () => {
  await inEngine('chromium 85', 40, 40)
  await inEngine('webkit 14', 40, 40)
  await inEngine('other', 40, 40)
  await inEngine('chromium 86', 40, 1)
  expect(await start({ duration: 60 })).toMatchObject({ change: null, figures: { failures: 1, openings: 40 } })
  expect(await live()).toBe('1.1.0-b')
})

test.each<[what: string, send: () => Promise<unknown>]>([
  ['as many failures as the threshold', () => loads(18).then(() => fail(2, { step: 'page' }))],
  ['fewer page loads than the minimum', () => fail(19, { step: 'entry' })],
  ['pages that threw over broken answers', () => loads(20).then(() => fail(20, { step: 'answer' }))],
  ['failures of another release', () => fail(20, { release: '1.2.0-c' })],
  ['failures of another area', () => fail(20, { area: 'catalog' })],
])('%s keep the release live [answers#reports]', async (_, send) => {
  await send()
  expect(await start({ duration: 60 })).toMatchObject({ release: '1.1.0-b', change: null })
  expect(await live()).toBe('1.1.0-b')
})

test.each([
  ['whose page loads fail is ended', 'page', { share: 0, from: '1.2.0-c', to: '1.1.0-b' }, undefined],
  ['whose pages throw over broken answers stays', 'answer', null, '1.2.0-c'],
] as const)('a canary %s, and the live release is kept', async (_, step, change, canary) => {
  await setCanary(store, { owner: 'player', release: '1.2.0-c', share: 10, base: '1.1.0-b', why: '' })
  await fail(20, { release: '1.2.0-c', step })
  expect(await start({ duration: 100 })).toMatchObject({ release: '1.2.0-c', change })
  expect([await live(), canaryOf((await readPointer(store)).pointer, 'player')?.release]).toEqual(['1.1.0-b', canary])
})

test('a canary that is promoted during the watch stays watched, and is rolled back to the release before it', async () => {
  await setCanary(store, { owner: 'player', release: '1.2.0-c', share: 10, base: '1.1.0-b', why: '' })
  const watched = start()
  await heard(/1\.2\.0-c is watched/)
  await promote(store, { owner: 'player', release: '1.2.0-c', base: '1.1.0-b', why: '' })
  await fail(20, { release: '1.2.0-c', step: 'page' })
  expect(await watched).toMatchObject({ change: { from: '1.2.0-c', to: '1.1.0-b' } })
})

test.each([
  ['a newer release', () => promote(store, { owner: 'player', release: '1.2.0-c', base: '1.1.0-b', why: 'newer' }), /newer/],
  ['a rollback by somebody else', () => rollback(store, { owner: 'player', why: 'by hand' }), /by hand/],
])('%s ends the watch', async (_, change, why) => {
  const watched = start()
  const over = expect(watched).rejects.toMatchObject({
    kind: 'stale',
    message: 'player 1.1.0-b is not live any more: there is nothing to watch',
    problems: [expect.stringMatching(why)],
  })
  await heard(/is watched/)
  await change()
  await over
})

test('beacons from an earlier period in which the release was live do not count', async () => {
  await fail(20)
  jest.useFakeTimers({ now: Date.now() + 10_000, doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'performance', 'queueMicrotask'] })
  await rollback(store, { owner: 'player', why: '' })
  await promote(store, { owner: 'player', release: '1.1.0-b', base: '1.0.0-a', why: 'once more' })
  jest.useRealTimers()
  expect(await start({ duration: 60 })).toMatchObject({ figures: { openings: 0 }, change: null })
})

/** A collector that gives these answers one after the other, and repeats the last one. */
async function collector(answers: [status: number, body: string][]): Promise<[Server, string]> {
  const server = createServer((_request, response) => {
    const [status, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, '']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/of/another?key=7`]
}

test('a collector that is down is reported once and tried again; the watch itself computes the share', async () => {
  const list = [{ area: 'player', release: '1.1.0-b', loads: 10, by_step: { page: 10 }, errors: [] }]
  const [server, beacons] = await collector([
    [503, ''],
    [200, '<html>'],
    [200, '{"data":{}}'],
    [200, JSON.stringify({ data: { list: [{ ...list[0], loads: null }] } })],
    [200, JSON.stringify({ data: { list: [{ ...list[0], by_engine: [{ engine: 'webkit 18' }] }] } })],
    [200, JSON.stringify({ data: { list } })],
  ])
  const { change } = await start({ beacons })
  server.close()
  expect(change?.why).toBe('watch: 10 of 20 page loads failed (50 %, threshold 10 %)')
  expect(said.slice(1)).toEqual([
    `${beacons} does not answer (HTTP 503): trying again`,
    `${beacons} answers again`,
    'player 1.1.0-b: 10 of 20 page loads failed (50 %)',
  ])
})

test('a collector that never answers fails the watch, and causes no rollback', async () => {
  const [server, beacons] = await collector([])
  server.close()
  await expect(start({ beacons, duration: 50 })).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('never answered') })
  expect(said[1]).toContain('ECONNREFUSED')
  expect(await live()).toBe('1.1.0-b')
})

/** A store whose next reads of the pointer fail with `faults`. */
class DownFolder extends LocalFolder {
  faults: Error[] = []

  override get(key: string) {
    const fault = key === 'registry.json' ? this.faults.shift() : undefined
    return fault ? Promise.reject(fault) : super.get(key)
  }
}

const unreachable = () => new StorageFault('s3://releases: It cannot be reached: ECONNRESET')

test('a store that is down is reported once and tried again: at the start, in between and before the rollback', async () => {
  const down = new DownFolder(store.place)
  down.faults = [unreachable(), unreachable()]
  const watched = start({}, down)
  await heard(/is watched/)
  down.faults = [unreachable(), new Conflict('registry.json')]
  await heard(/answers again[^]*answers again/)
  await fail(20)
  // The check that finds the failures has read the pointer already, so the fault meets the read after it.
  await heard(/20 of 20/)
  down.faults = [unreachable()]
  expect(await watched).toMatchObject({ change: { action: 'rollback', to: '1.0.0-a' } })
  const isDown = `${store.place} does not answer (s3://releases: It cannot be reached: ECONNRESET): trying again`
  expect(said.slice(0, 5)).toEqual([isDown, `${store.place} answers again`, expect.stringContaining('is watched'), isDown, `${store.place} answers again`])
})

test('a store that is down until the end fails the watch', async () => {
  const down = new DownFolder(store.place)
  down.faults = Array.from({ length: 1000 }, unreachable)
  await expect(start({ duration: 50 }, down)).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('has ended without it') })
  expect(said).toHaveLength(1)
})

test('a release without a fallback cannot be watched', async () => {
  await expect(start({ owner: 'host' })).rejects.toMatchObject({ kind: 'usage', message: expect.stringContaining('Nothing was live of host before 1.0.0-a') })
  await expect(start({ owner: 'catalog' })).rejects.toMatchObject({ kind: 'usage', message: `Nothing of catalog is live in ${store.place}` })
})
