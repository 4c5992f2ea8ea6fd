/** @jest-environment node */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { releaseName } from '../../build/release-name.ts'
import { runCommand } from './run-command.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  process.env.XHKT_WHO = 'Li Na'
  process.env.XHKT_WHERE = 'build-3'
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' }, { owner: 'player', release: '1.0.2-c', routes: ['/'] })
  await published(first, { owner: 'catalog', routes: ['/'] })
  await promoteAll(first, { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => {
  delete process.env.XHKT_WHO
  delete process.env.XHKT_WHERE
  rmSync(path.dirname(first.place), { recursive: true, force: true })
})
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

/** The exit code, and the output of the two streams. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand([...args, '--store', store.place], { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** The line after a release without a `site` in the configuration. */
const unasked = 'No site was asked for the release first: the configuration names none (docs/runbook/reference.md, "Serve it in production")'

const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out) as Record<string, unknown>

test('promote, rollback, status and log report as text and as JSON', async () => {
  expect(await run('promote', 'player', '1.0.1-b', '--why', 'a quieter player')).toEqual({
    code: 0,
    out: `player 1.0.1-b is live, in place of 1.0.0-a (seq 4)\n${unasked}`,
    err: '',
  })
  expect(await json('rollback', 'player', '--why', 'black')).toMatchObject({ ok: true, command: 'rollback', change: { seq: 5, to: '1.0.0-a' } })
  expect((await run('status')).out).toMatch(/player +1\.0\.0-a +– +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +Li Na +rollback +– +– +–/)
  expect(await json('status')).toMatchObject({ seq: 5, areas: expect.arrayContaining([expect.objectContaining({ area: 'player', release: '1.0.0-a', commit: '0123456789abcdef' })]) })
  expect((await run('log', 'player')).out.split('\n')).toEqual([
    expect.stringMatching(/^seq +when/),
    expect.stringMatching(/^5 .* Li Na +rollback +player +1\.0\.1-b → 1\.0\.0-a +0123456789 +build-3 +[0-9a-f]{16} +black$/),
    expect.stringMatching(/^4 .* promote .* a quieter player$/),
    expect.stringMatching(/^3 .* start /),
  ])
  expect(await json('log', '--limit', '1')).toMatchObject({ entries: [{ seq: 5 }] })
})

test('promote and status warn that visitors see no area of a store without a live host', async () => {
  const hint = 'No host is live in this store, so visitors see no area. Release one: npm run release -- host'
  expect((await run('status')).out).not.toContain(hint)
  const empty = new LocalFolder(newStorePath())
  const out: string[] = []
  await runCommand(['status', '--store', empty.place], { out: (line) => out.push(line), err: () => undefined })
  expect(out.splice(0).slice(-2)).toEqual(['Nothing was ever live here: does --store name the right store?', hint])
  await published(empty, { owner: 'player' })
  const args = ['--store', empty.place, '--why', 'first']
  expect(await runCommand(['promote', 'player', '1.0.0-a', ...args], { out: (line) => out.push(line), err: (line) => out.push(line) })).toBe(0)
  expect(out).toEqual(['player 1.0.0-a is live, in place of nothing (seq 1)', hint, unasked])
  out.length = 0
  await runCommand(['status', '--store', empty.place], { out: (line) => out.push(line), err: () => undefined })
  expect(out.at(-1)).toBe(hint)
  rmSync(path.dirname(empty.place), { recursive: true, force: true })
})

test('canary starts, grows and ends a canary, and status shows it', async () => {
  expect((await run('canary', 'player', '1.0.1-b', '--share', '10', '--dry-run')).out).toMatch(/^Would make player 1\.0\.1-b live for 10 % of the browsers/)
  expect(await run('canary', 'player', '1.0.1-b', '--share', '10', '--why', 'try')).toEqual({
    code: 0,
    out: `player 1.0.1-b is live for 10 % of the browsers, beside 1.0.0-a (seq 4)\n${unasked}`,
    err: '',
  })
  expect(await json('canary', 'player', '1.0.1-b', '--share', '50')).toMatchObject({ change: { seq: 5, action: 'canary', to: '1.0.1-b', share: 50 } })
  expect((await run('canary', 'player', '1.0.1-b', '--share', '50')).out).toMatch(/already: nothing to do$/)
  // The live release and the canary each show who made the change.
  expect((await run('status')).out).toMatch(/player +1\.0\.0-a +– .* Li Na +start +1\.0\.1-b 50 % +\d{4}-.* Li Na$/m)
  expect(await json('status')).toMatchObject({ areas: expect.arrayContaining([expect.objectContaining({ area: 'player', canary: { release: '1.0.1-b', share: 50, since: expect.any(String), who: 'Li Na' } })]) })
  expect((await run('canary', 'player', '--share', '0', '--dry-run')).out).toBe('Would end the canary player 1.0.1-b; 1.0.0-a stays live')
  expect((await run('canary', 'player', '--share', '0')).out).toBe('The canary player 1.0.1-b has ended, and 1.0.0-a stays live (seq 6)')
  expect(await json('status')).toMatchObject({ areas: expect.arrayContaining([expect.objectContaining({ area: 'player', canary: null, action: 'start' })]) })
  expect((await run('canary', 'player', '--share', '0')).out).toBe('player has no canary: nothing to do')
  expect((await run('log', 'player')).out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^6 .* canary +player +1\.0\.1-b → 1\.0\.0-a +0123456789 +build-3 +[0-9a-f]{16}$/),
    expect.stringMatching(/^5 .* canary +player +1\.0\.0-a → 1\.0\.1-b 50 % +0123456789 /),
    expect.stringMatching(/^4 .* 1\.0\.0-a → 1\.0\.1-b 10 % +0123456789 .* try$/),
    expect.stringMatching(/^3 .* start /),
  ])
})

test('canary takes engines, staff and devices, and status and log show them', async () => {
  const audience = '5 % of the browsers in chromium, staff, 2 devices'
  const args = ['--share', '5', '--engine', 'chrome', '--staff', '--devices', 'a,b']
  expect((await run('canary', 'player', '1.0.1-b', ...args)).out).toContain(`player 1.0.1-b is live for ${audience}, beside 1.0.0-a (seq 4)`)
  expect((await run('canary', 'player', '1.0.1-b', ...args)).out).toContain('is live for these browsers already: nothing to do')
  expect((await run('status')).out).toContain('1.0.1-b 5 % in chromium, staff, 2 devices')
  expect((await run('canary', 'player', '1.0.1-b', '--staff')).out).toContain('player 1.0.1-b is live for staff, beside 1.0.0-a (seq 5)')
  expect((await run('log', 'player', '--limit', '2')).out).toMatch(/1\.0\.1-b staff .*\n.*1\.0\.1-b 5 % in chromium, staff, 2 devices/)
  expect((await run('canary', 'player', '--share', '0')).out).toContain('The canary player 1.0.1-b has ended')
})

test('preview prints an address as its last line, and ends by its name', async () => {
  const { code, out } = await run('preview', 'player', '1.0.1-b', '--name', 'pull-7', '--days', '2')
  expect([code, out]).toEqual([0, expect.stringMatching(/For 2 days .*:\nhttp:\/\/localhost:8080\/\?release=player@1\.0\.1-b\.[0-9a-f]{32}$/)])
  expect((await run('status')).out).toMatch(/seq 3\n[^]*\nThe preview pull-7 of player 1\.0\.1-b by .+ works until \d{4}-/)
  expect(await json('status')).toMatchObject({ previews: [{ area: 'player', release: '1.0.1-b', name: 'pull-7', expires_at: expect.any(String) }] })
  await store.put('previews/damaged.json', '{', { ifAbsent: true })
  expect(await run('status')).toMatchObject({ code: 0, out: expect.stringContaining('previews/damaged.json is damaged') })
  await store.remove('previews/damaged.json')
  expect((await run('preview', 'player', '--end', '--dry-run')).out).toBe('The preview pull-7 of player 1.0.1-b would end')
  expect((await run('preview', '--end', '--name', 'pull-7')).out).toBe('The preview pull-7 of player 1.0.1-b has ended')
  expect((await run('preview', 'player', '--end')).out).toBe('There is no such preview: nothing to do')
  expect((await run('preview', 'player', '1.0.0-a')).out).toBe(
    'player 1.0.0-a is live already, for everybody: there is nothing to preview\nhttp://localhost:8080',
  )
})

test('preview refuses before the check in a browser where the site shows none, also in a dry run', async () => {
  await store.put('config.json', JSON.stringify({ productName: '学海课堂' }), { ifAbsent: true })
  const { code, out, err } = await run('preview', 'player', '1.0.1-b', '--dry-run')
  expect([code, out, err]).toEqual([5, '', expect.stringContaining('a site without previews')])
})

test.each([['freeze', '--until', '2099-01-01'], ['unfreeze']])('%s refuses a store in which nothing was ever live, as of a mistyped name', async (name, ...args) => {
  const lines: string[] = []
  const add = (line: string): void => void lines.push(line)
  const place = `${store.place}-mistyped`
  expect(await runCommand([name, 'all', '--why', 'exams', ...args, '--store', place], { out: add, err: add })).toBe(2)
  expect(lines[0]).toBe(`✗ Nothing was ever live in ${place}: does --store name the right store?`)
  expect(existsSync(place)).toBe(false)
})

test('an empty name of the store, which a pipeline has without its variable, is refused', async () => {
  const lines: string[] = []
  const add = (line: string): void => void lines.push(line)
  expect(await runCommand(['promote', 'player', '1.0.1-b', '--store', ''], { out: add, err: add })).toBe(2)
  expect(lines[0]).toContain('The name of the store is empty')
})

test('a dry run of freeze and unfreeze says what would happen', async () => {
  const asked = ['all', '--why', 'exams'] as const
  expect((await run('unfreeze', ...asked)).out).toBe('No freeze of all areas holds: nothing to do')
  expect((await run('freeze', ...asked, '--until', '2099-01-01', '--dry-run')).out).toMatch(/^Every area would be frozen until 2099-01-01 00:00:00: /)
  await run('freeze', ...asked, '--until', '2099-01-01')
  expect((await run('unfreeze', ...asked, '--dry-run')).out).toBe('The freeze of all areas would end')
  expect((await run('unfreeze', ...asked)).out).toBe('The freeze of all areas has ended')
})

test('rollback and promote end a canary and say so', async () => {
  await run('canary', 'player', '1.0.1-b', '--share', '10')
  const ended = 'The canary player 1.0.1-b has ended, and 1.0.0-a stays live (seq 5). To roll back 1.0.0-a too, run it again'
  expect((await run('rollback', 'player')).out).toBe(ended)
  await published(store, { owner: 'player', release: '1.0.3-d' })
  await run('canary', 'player', '1.0.1-b', '--share', '10')
  expect((await run('promote', 'player', '1.0.3-d')).out).toContain('player 1.0.3-d is live, in place of 1.0.0-a; the canary 1.0.1-b has ended (seq 7)')
})

test('a removed route is refused by promote; once allowed, log names the route', async () => {
  await published(store, { owner: 'player', release: '1.0.3-d', routes: ['/watch'] })
  expect(await run('promote', 'player', '1.0.3-d')).toMatchObject({ code: 5, err: expect.stringContaining('· player 1.0.3-d lacks the route /player of player 1.0.0-a') })
  expect((await run('promote', 'player', '1.0.3-d', '--allow-removed-routes')).code).toBe(0)
  expect((await run('log', '--limit', '1')).out).toContain('1.0.0-a → 1.0.3-d (removes /player)')
})

test('release ends at once if the sources of the live release have not changed', async () => {
  const release = releaseName('player')
  await published(store, { owner: 'player', release })
  await promoteAll(store, { player: release }, 'first')
  expect(await run('release', 'player')).toEqual({ code: 0, out: `player ${release} is live already: nothing to do`, err: '' })
})

test('a dry run prints what the command would do, and changes nothing', async () => {
  expect((await run('promote', 'player', '1.0.1-b', '--dry-run')).out).toContain('Would make player 1.0.1-b live, in place of 1.0.0-a')
  expect((await run('gc', '--keep-days', '0', '--dry-run')).out).toContain('Would remove 2 releases')
  expect((await run('status')).out).toContain('seq 3')
})

test('gc removes expired releases', async () => {
  expect((await run('gc')).out).toBe('Removed 0 releases')
  expect(await json('gc', '--keep-days', '0')).toMatchObject({ removed: [{ release: '1.0.1-b' }, { release: '1.0.2-c' }] })
})

test('verify checks a release of the store against its manifest', async () => {
  expect((await run('verify', 'player', '1.0.1-b')).out).toContain('player 1.0.1-b is complete and signed: 4 files')
  writeFileSync(path.join(store.place, 'player/1.0.1-b/entry.js'), 'x')
  expect(await run('verify', 'player', '1.0.1-b')).toMatchObject({ code: 3, err: expect.stringContaining('· entry.js has 1 bytes') })
})

test.each<[code: number, args: string[], says: string]>([
  [2, [], 'Name an area or a command'],
  [2, ['ship'], 'There is no area or command ship\n  · Areas: host, catalog, player, checkout, personal\n  · Commands: release, pack, together'],
  [2, ['ship'], '\n  npm run release -- --help lists the commands'],
  [2, ['status', 'player'], 'status takes no player'],
  [2, ['promote', 'player', '1.0.1-b', '1.0.2-c'], 'promote <area|host> [release] takes no 1.0.2-c'],
  [2, ['promote', 'shop'], 'shop is not an area: host, catalog, player, checkout, personal'],
  [2, ['status', '--why', 'x'], 'status takes no --why'],
  [2, ['status', '--loud'], "Unknown option '--loud'. npm run release -- --help tells what it takes."],
  [2, ['log', '--limit', 'all'], '--limit takes a whole number'],
  [2, ['canary', 'player', '1.0.1-b'], 'Set the share of the browsers'],
  [2, ['canary', 'player', '1.0.1-b', '--share', '100'], 'to serve it to everybody, promote it'],
  [2, ['canary', 'player', '1.0.1-b', '--share', '0.5'], '--share takes a whole number'],
  [2, ['canary', 'host', '1.0.0-a', '--share', '10'], 'host 1.0.0-a is live already'],
  [2, ['canary', 'player', '1.0.1-b', '--share', '5', '--engine', 'opera'], '--engine takes chromium, firefox, webkit, chrome, safari, not opera'],
  [2, ['canary', 'player', '1.0.1-b', '--staff', '--engine', 'chrome'], '--engine is about the share'],
  [2, ['preview', '--end'], 'Say which previews end'],
  [2, ['preview', 'player', '1.0.1-b', '--days', '31'], '--days takes a number from 1 to 30, not 31'],
  [3, ['preview', 'player', '9.9.9-z'], 'There is no manifest.json'],
  [5, ['preview', 'player', '1.0.2-c'], '· player and catalog both claim the path /'],
  [3, ['canary', 'player', '9.9.9-z', '--share', '10'], 'There is no manifest.json'],
  [4, ['canary', 'player', '1.0.1-b', '--share', '10', '--expect-seq', '2'], 'player has changed since seq 2'],
  [2, ['rollback', 'checkout'], 'Nothing of checkout is live in /'],
  [4, ['rollback', 'player', '1.0.1-b'], 'player 1.0.1-b is not live, so it cannot be rolled back'],
  [5, ['canary', 'player', '1.0.2-c', '--share', '10'], '· player and catalog both claim the path /'],
  [3, ['promote', 'player', '9.9.9-z'], 'There is no manifest.json'],
  [3, ['promote', 'player', '9.9.9-z'], 'Run: npm run release -- pack <area|host>, then publish'],
  [3, ['publish', 'player', '9.9.9-z'], 'Run first: npm run release -- pack'],
  [4, ['promote', 'player', '1.0.1-b', '--base', '1.0.0-z'], 'player has changed meanwhile'],
  [4, ['promote', 'player', '1.0.1-b', '--expect-seq', '2'], 'player has changed since seq 2'],
  [5, ['promote', 'player', '1.0.2-c'], '· player and catalog both claim the path /'],
  [2, ['freeze', 'player', '--until', '2099-01-01'], 'Say why, for those whom it stops: --why <text>'],
  [2, ['freeze', 'all', '--why', 'exams'], 'Say how long: --until <time>, as 2026-12-01T08:00'],
  [2, ['freeze', 'all', '--why', 'exams', '--until', '2020-01-01'], 'is over: a freeze ends in the future'],
  [2, ['approve', 'player'], 'Name the release'],
  [2, ['approve', 'player', '../x'], 'is not the name of a release'],
  [2, ['retire', '0123456789abcdef'], 'keys.json does not list key 0123456789abcdef'],
  [2, ['skew', 'host', '--host', '1.0.0-a'], '--host is for an area'],
  [3, ['skew', 'player', '9.9.9-z'], 'There is no manifest.json'],
])('exit code %d for %j', async (code, args, says) => {
  expect(await run(...args)).toMatchObject({ code, out: '', err: expect.stringContaining(says) })
  expect(await json(...args)).toMatchObject({ ok: false, exit: code })
})

test.each(['release', 'together', 'pack', 'verify', 'publish', 'skew', 'preview', 'promote', 'canary', 'rollback', 'watch', 'freeze', 'unfreeze', 'approve', 'retire', 'status', 'log', 'render', 'repair', 'gc'])('%s has its own help', async (name) => {
  const { code, out } = await run(name, '--help')
  expect(code).toBe(0)
  expect(out).toContain('--store <folder>')
  expect((await run(name, '-h')).out).toBe(out)
})
