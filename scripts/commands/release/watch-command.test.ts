/** @jest-environment node */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { runCommand } from './run-command.ts'

const errors = [{ error: 'TypeError: x', step: 'render', count: 12, last_at: 1 }]
const figures = { area: 'player', release: '1.0.1-b', loads: 30, by_step: { render: 12 }, errors }
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end(JSON.stringify({ code: 200001, data: { list: [figures] } }))
})
const store = new LocalFolder(newStorePath())

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.XHKT_BEACONS = `http://127.0.0.1:${(server.address() as AddressInfo).port}/collected`
  await published(store, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => {
  server.close()
  delete process.env.XHKT_BEACONS
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})
beforeEach(() => promote(store, { owner: 'player', release: '1.0.1-b', base: '1.0.0-a', why: '' }).catch(() => null))

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand([...args, '--store', store.place], { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

test('watch below the threshold ends with exit code 0 and the figures, as one document with --json', async () => {
  const { code, out, err } = await run('watch', 'player', '--threshold', '40', '--for', '0', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ ok: true, command: 'watch', release: '1.0.1-b', change: null, figures: { failures: 12, openings: 30, share: 0.4 } })
  expect(err).toMatch(/^player 1\.0\.1-b is watched, live since .*\nplayer 1\.0\.1-b: 12 of 30 page loads failed \(40 %\)$/)
  expect(asked[0]).toMatch(/^\/collected\?area=player&release=1\.0\.1-b&since=\d{10}$/)
  expect((await run('watch', 'player', '--threshold', '40', '--for', '0')).out).toMatch(/player 1\.0\.1-b stays live: 12 of 30 page loads failed \(40 %\)$/)
  const few = (await run('watch', 'player', '--min', '31', '--for', '0')).out
  expect(few).toMatch(/player 1\.0\.1-b stays live: 12 of 30 page loads failed \(40 %\)\nFewer than 31 page loads say nothing\. /)
})

test('a dry run of watch prints the rollback, and leaves the release live', async () => {
  const { code, out } = await run('watch', 'player', '--every', '1', '--dry-run')
  expect(code).toBe(0)
  expect(out).toMatch(/\nWould make player 1\.0\.0-a live, in place of 1\.0\.1-b: .*\nwatch: 12 of 30 page loads failed/)
  expect(liveOf((await readPointer(store)).pointer, 'player').release).toBe('1.0.1-b')
})

test('watch above the threshold rolls the release back, with exit code 6', async () => {
  const { code, out } = await run('watch', 'player', '--every', '1')
  expect(code).toBe(6)
  expect(out.split('\n').slice(-2)).toEqual([
    'player 1.0.0-a is live, in place of 1.0.1-b (seq 4)',
    'watch: 12 of 30 page loads failed (40 %, threshold 10 %), mostly at render: TypeError: x',
  ])
})

test.each<[code: number, args: string[], says: string]>([
  [2, ['watch'], 'Name an area'],
  [2, ['watch', 'player', '--threshold', 'ten'], '--threshold takes a whole number, not ten'],
  [2, ['watch', 'player', '--beacons', 'here'], '--beacons takes an address, not here'],
  [2, ['watch', 'player', '--why', 'x'], 'watch takes no --why'],
  [3, ['watch', 'player', '--for', '0', '--beacons', 'http://127.0.0.1:1/'], 'never answered'],
])('exit code %d for %j', async (code, args, says) => {
  expect(await run(...args)).toMatchObject({ code, err: expect.stringContaining(says) })
})
