/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type RunningCollector, startCollector } from '@xhkt/collector/server'
import type { Failure } from '@xhkt/contract/federation/beacon'
import { endCanary, setCanary } from '@xhkt/release/canary'
import type { Change } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { onCall } from './on-call.ts'
import { runCommand } from './run-command.ts'

const store = new LocalFolder(newStorePath())
let collector: RunningCollector

beforeAll(async () => {
  process.env.XHKT_WHO = 'Li Na'
  collector = await startCollector({ port: 0, data: path.join(path.dirname(store.place), 'collected') })
  await published(store, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.1.0-b' })
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await promote(store, { owner: 'player', release: '1.1.0-b', base: '1.0.0-a', why: 'a quieter player' })
})
afterAll(async () => {
  delete process.env.XHKT_WHO
  await collector.close()
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

async function status(beacons: string, ...args: string[]): Promise<string> {
  const out: string[] = []
  expect(await runCommand(['status', ...args, '--store', store.place, '--beacons', beacons], { out: (line) => out.push(line), err: () => undefined })).toBe(0)
  return out.join('\n')
}

/** The lines under a title. */
const under = (title: string, text: string): string[] => {
  const [, part = ''] = text.split(`\n${title}`)
  return (part.split('\n\n')[0] ?? '').split('\n').slice(1).map((line) => line.trim()).filter(Boolean)
}

const back = 'npm run release -- rollback player 1.1.0-b --why "…"'

test('status says what has changed in the last hour, what fails in browsers, and what to type', async () => {
  const beacons = `${collector.url}/collector/beacons`
  const calm = await status(beacons)
  expect(under('What changed', calm)[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +Li Na +promote +player 1\.0\.0-a → 1\.1\.0-b +a quieter player$/)
  expect(under('What fails', calm)).toEqual(['nothing'])
  expect(under('What to type', calm)).toEqual([`${back}    (if the newest change is to blame)`])

  const failure: Failure = { area: 'player', release: '1.1.0-b', step: 'render', error: 'TypeError: x' }
  const loads = [{ area: 'player' as const, release: '1.1.0-b', count: 20 }]
  await collector.store.add({ loads, failures: Array<Failure>(5).fill(failure) }, Math.floor(Date.now() / 1_000))
  const failing = await status(beacons)
  expect(under('What fails', failing)).toEqual(['player 1.1.0-b (live): 5 of 20 page loads failed (25 %), mostly at render: TypeError: x'])
  expect(under('What to type', failing)).toEqual([back, 'npm run release -- errors player'])
  expect(JSON.parse(await status(beacons, '--json'))).toMatchObject({ failing: [{ area: 'player', command: back }], changes: [{ seq: 3 }, { seq: 2 }, { seq: 1 }] })
})

test('without a collector status says that the failures are not known', async () => {
  const text = await status('http://127.0.0.1:1/beacons')
  expect(under('What fails', text)).toEqual([expect.stringMatching(/^not known: the collector at http:\/\/127\.0\.0\.1:1\/beacons does not answer \(.+\)\. Name it by --beacons or XHKT_BEACONS$/)])
  expect(under('What to type', text)).toEqual([expect.stringContaining(back)])
})

test('status shows who gets a canary for staff alone, and how it is taken back', async () => {
  const release = '1.2.0-c'
  await published(store, { owner: 'player', release })
  await setCanary(store, { owner: 'player', release, base: '1.1.0-b', share: 0, staff: true, why: 'try' })
  const text = await status('http://127.0.0.1:1/beacons')
  expect(under('What changed', text)[0]).toMatch(/ canary staff +player 1\.1\.0-b → 1\.2\.0-c +try$/)
  expect(under('What to type', text)).toEqual([expect.stringContaining('rollback player 1.2.0-c ')])
  await endCanary(store, { owner: 'player', release, base: '1.1.0-b', why: 'tried' })
  expect(under('What changed', await status('http://127.0.0.1:1/beacons'))[0]).toContain('end of canary')
})

test('after a rollback status does not say to roll back once more', async () => {
  await rollback(store, { owner: 'player', why: 'louder' })
  const text = await status('http://127.0.0.1:1/beacons')
  expect(under('What changed', text)[0]).toMatch(/ rollback +player 1\.1\.0-b → 1\.0\.0-a +louder$/)
  expect(under('What to type', text)).toEqual(['npm run release -- status --beacons <address>'])
})

test('of many changes in an hour status shows the newest, so that it stays on one screen', async () => {
  const at = new Date().toISOString()
  async function* changes(): AsyncGenerator<Change> {
    for (let seq = 15; seq > 0; seq--) yield { seq, at, who: 'Li Na', area: 'player', action: 'promote', from: `1.0.${seq - 1}-a`, to: `1.0.${seq}-a`, why: '', commit: null }
  }
  const pointer = { seq: 15, areas: {}, changes: [] }
  const { lines } = await onCall({ pointer, changes: changes(), beacons: 'http://127.0.0.1:1/beacons', isDamaged: false })
  const shown = under('What changed', lines.join('\n'))
  expect(shown).toHaveLength(13)
  expect([shown[0], shown[12]]).toEqual([expect.stringContaining('1.0.14-a → 1.0.15-a'), 'and 3 before: npm run release -- log'])
})
