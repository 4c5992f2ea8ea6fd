/** @jest-environment node */
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type RunningCollector, startCollector } from '@xhkt/collector/server'
import type { Failure } from '@xhkt/contract/federation/beacon'
import { sourceMapsName } from '@xhkt/release/pack/source-maps'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { runCommand } from './run-command.ts'

const store = new LocalFolder(newStorePath())
let collector: RunningCollector

beforeAll(async () => {
  collector = await startCollector({ port: 0, data: path.join(path.dirname(store.place), 'collected') })
  await published(store, { owner: 'player' })
  const maps = {
    scripts: { 'lesson.min.js': { version: 3, sources: ['remote-player/src/lesson.tsx'], names: [], mappings: 'EACG' } },
    functions: { 'remote-player/src/lesson.tsx': [['LessonPage', 1, 0, 9, 1]] },
  }
  await writeFile(path.join(store.place, 'player/1.0.0-a', sourceMapsName), gzipSync(JSON.stringify(maps)))
})
afterAll(async () => {
  await collector.close()
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

const failure: Failure = {
  ...{ area: 'player', release: '1.0.0-a', step: 'render', error: 'TypeError: x', page: '/lesson/:id', actions: ['page /lesson/:id', 'button player.play'] },
  stack: 'at t (https://learn.example/player/1.0.0-a/lesson.min.js:1:3)\nat main (https://learn.example/host/1.0.0-a/main.min.js:1:9)',
}

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand(['errors', ...args, '--store', store.place], { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const beacons = () => ['--beacons', `${collector.url}/collector/beacons`]

test('errors names the place in the sources, the share of page loads, and what the learner did', async () => {
  expect(await run('player', ...beacons())).toMatchObject({ code: 0, out: 'Nothing of player has failed in browsers' })
  const at = Math.floor(Date.now() / 1_000)
  await collector.store.add({ loads: [{ area: 'player', release: '1.0.0-a', count: 8 }], failures: [failure, failure], engine: 'webkit 18' }, at)
  const { code, out } = await run('player', ...beacons())
  expect([code, out.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'TIME')]).toEqual([
    0,
    `2 × (25 % of the page loads) render: TypeError: x
    remote-player/src/lesson.tsx:2:4 LessonPage
    main.min.js:1:9 main
  TIME to TIME in 1.0.0-a
  the last one on /lesson/:id in webkit 18 after page /lesson/:id, button player.play
`,
  ])
  const { errors } = JSON.parse((await run('player', '--json', ...beacons())).out) as { errors: object[] }
  expect(errors).toEqual([expect.objectContaining({ count: 2, share: 0.25, first_at: at, last_at: at, releases: ['1.0.0-a'] })])
})

test('errors of before these days are left out', async () => {
  await collector.store.add({ loads: [], failures: [{ ...failure, area: 'checkout' }] }, Math.floor(Date.now() / 1_000) - 3 * 86_400)
  expect((await run('checkout', '--days', '2', ...beacons())).out).toBe('Nothing of checkout has failed in browsers')
  expect((await run('checkout', '--days', '4', ...beacons())).out).toContain('1 × (100 % of the page loads)')
})

test.each<[code: number, args: string[], says: string]>([
  [2, [], 'Name an area'],
  [2, ['player', '--days', 'two'], '--days takes a whole number, not two'],
  [2, ['player', '--beacons', 'here'], '--beacons takes an address, not here'],
  [3, ['player', '--beacons', 'http://127.0.0.1:1/'], 'Name it by --beacons or XHKT_BEACONS'],
])('exit code %d for errors %j', async (code, args, says) => {
  expect(await run(...args)).toMatchObject({ code, err: expect.stringContaining(says) })
})

test('an empty XHKT_BEACONS, which a pipeline has without the variable of its environment, names no collector', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, XHKT_BEACONS: '', PORT: '1' })
  expect(await run('player')).toMatchObject({ code: 3, err: expect.stringContaining('http://localhost:1/collector/beacons does not answer (') })
})
