/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { disasters } from './drill/disasters.ts'
import { contentsOf, Scene } from './drill/scene.ts'
import { folderPlace, type Place } from './drill/places.ts'
import { type Start, startOfDrill } from './drill/releases.ts'
import { runDrill } from './drill/run-drill.ts'
import { runCommand } from './run-command.ts'

let start: Start
let startWithRights: Start
let place: Place

beforeAll(async () => {
  start = await startOfDrill({ rights: false })
  startWithRights = await startOfDrill({ rights: true })
  place = await folderPlace()
}, 30_000)
afterAll(() => Promise.all([start.close(), startWithRights.close(), place.close()]))

async function quietly(args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const exit = await runCommand(args, { out: (line) => lines.push(line), err: (line) => lines.push(line) })
  return { exit, lines }
}

const scene = () => Scene.of(start.today, start, { place, runCommand: quietly })

test.each(['a store without rights', 'a store with rights'])('every disaster of %s is restored to the byte by the commands of the runbook', async (kind) => {
  const results = await runDrill(kind.includes('without') ? start : startWithRights, { place, runCommand: quietly })
  expect(results.filter(({ problems }) => problems.length > 0)).toEqual([])
  expect(results.map(({ disaster, typed }) => [disaster, typed.join(', ')])).toEqual([
    [
      'the store is lost; a copy has journal, keys and configuration',
      'repair --from …, publish catalog 1.0.0-a, publish host 1.0.0-a, publish host 1.0.1-b, publish player 1.0.0-a, publish player 1.0.1-b, repair',
    ],
    ['the pointer is that of yesterday', 'status, repair'],
    ['a publish has ended half-way', 'verify player 1.0.2-c, publish player 1.0.2-c, verify player 1.0.2-c'],
    ['a region lags behind the other by a day', 'repair --from …'],
    ['two regions were both written to, and differ', 'repair --from …, empty the region, repair --from …'],
    ['the clock of the release machine is 400 days ahead', 'gc, rollback player, status'],
    ['the clock of the release machine is 400 days behind', 'gc, rollback player, status'],
  ])
  expect(results.every(({ files }) => files > 50)).toBe(true)
}, 60_000)

test('a repair by a key without the right is found', async () => {
  const { keys, ...others } = startWithRights
  const byTeam = { ...others, keys: keys && { ...keys, operator: keys.team } }
  const results = await runDrill(byTeam, { place, runCommand: quietly }, disasters.filter(({ name }) => name.includes('yesterday')))
  expect(results.map(({ problems }) => problems[0])).toEqual(['repair ended with 8, and 0 was expected'])
}, 60_000)

test('a repair that does not bring everything back is found', async () => {
  const nothing = { place, runCommand: () => Promise.resolve({ exit: 0, lines: [] }) }
  const results = await runDrill(start, nothing, disasters.filter(({ name }) => /yesterday|lags/.test(name)))
  expect(results.map(({ problems }) => problems[0])).toEqual(['status ended with 0, and 3 was expected', 'journal/00000004.json is missing'])
}, 60_000)

describe('repair --from', () => {
  test('names the releases that neither store nor copy has, with their commits, and writes no pointer', async () => {
    const { store, address, ...one } = await scene()
    const backup = await (await scene()).copy(store, (key) => key.startsWith('journal/'))
    for (const key of ['registry.json', 'player', 'catalog']) await store.remove(key)
    const { exit, lines } = await quietly(['repair', '--from', backup.address, '--store', address])
    expect([exit, lines.join('\n'), one.typed]).toEqual([
      3,
      `✗ ${store.place} has the journal of the copy, and lacks releases that it names
  · catalog 1.0.0-a: pack and publish it from commit 0123456789abcdef
  · player 1.0.1-b: pack and publish it from commit 0123456789abcdef
  · player 1.0.0-a: pack and publish it from commit 0123456789abcdef
  · Then run: npm run release -- repair`,
      [],
    ])
    expect(await store.get('registry.json')).toBeNull()
  })

  test('refuses a copy whose journal contradicts that of the store, or is damaged, before it writes anything', async () => {
    const { store, address } = await scene()
    const backup = await (await scene()).copy(store)
    const before = await contentsOf(store)
    const entry = path.join(backup.address, 'journal/00000002.json')
    writeFileSync(entry, JSON.stringify({ ...(JSON.parse(before.get('journal/00000002.json')?.toString() ?? '') as object), who: 'somebody else' }))
    const contradicting = await quietly(['repair', '--from', backup.address, '--store', address])
    expect(contradicting.lines.join('\n')).toContain('journal/00000002.json of')
    writeFileSync(entry, '{')
    expect((await quietly(['repair', '--from', backup.address, '--store', address])).lines.join('\n')).toContain('00000002.json is damaged')
    expect(await contentsOf(store)).toEqual(before)
  })

  test('brings an entry back that is missing in the journal', async () => {
    const { store, address } = await scene()
    const backup = await (await scene()).copy(store, (key) => key.startsWith('journal/'))
    const before = await contentsOf(store)
    await store.remove('journal/00000002.json')
    expect(await quietly(['repair', '--store', address])).toMatchObject({ exit: 3 })
    expect(await quietly(['repair', '--from', backup.address, '--store', address])).toMatchObject({ exit: 0 })
    expect(await contentsOf(store)).toEqual(before)
  })

  test('leaves a release out that is not what was packed', async () => {
    const { store, address } = await scene()
    const backup = await (await scene()).copy(store)
    writeFileSync(path.join(backup.address, 'player/1.0.1-b/entry.js'), 'x')
    await store.remove('player')
    const { exit, lines } = await quietly(['repair', '--from', backup.address, '--store', address])
    expect([exit, lines.join('\n')]).toEqual([3, expect.stringContaining('  · player/1.0.1-b/ of the copy was left out: player 1.0.1-b is not what was packed')])
    expect((await store.list('player/')).map((key) => key.split('/')[1])).not.toContain('1.0.1-b')
  })

  test('takes no folder that is no copy of a store, and changes nothing in a dry run', async () => {
    const { store, address } = await scene()
    expect(await quietly(['repair', '--from', path.join(address, 'player'), '--store', address])).toMatchObject({ exit: 2 })
    const backup = await (await scene()).copy(store)
    await store.remove('player')
    const before = await contentsOf(store)
    const { exit, lines } = await quietly(['repair', '--from', backup.address, '--dry-run', '--store', address])
    expect([exit, lines[0]]).toEqual([0, expect.stringContaining('Would add from the copy: player 1.0.0-a, player 1.0.1-b')])
    expect(await contentsOf(store)).toEqual(before)
  })
})
