/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promote, promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { runCommand } from './run-command.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, ...['1.0.0-a', '1.0.1-b', '1.0.2-c'].map((release) => ({ owner: 'player', release }) as const))
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await promote(first, { owner: 'player', release: '1.0.1-b', base: '1.0.0-a', why: '' })
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand([...args, '--store', store.place], { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const fileOf = (key: string) => path.join(store.place, key)
const write = (key: string, text: string) => {
  mkdirSync(path.dirname(fileOf(key)), { recursive: true })
  writeFileSync(fileOf(key), text)
}
const cut = (key: string) => write(key, readFileSync(fileOf(key), 'utf8').slice(0, 40))
const edit = (key: string, from: string, to: string) => write(key, readFileSync(fileOf(key), 'utf8').replaceAll(from, to))

const promoteC = ['promote', 'player', '1.0.2-c']
const backup = 'Restore it from a backup of the store'
const publishAgain = 'publish it again, or restore it from a backup'

test.each<[key: string, damage: () => void, command: string[], says: string[]]>([
  ['keys.json', () => cut('keys.json'), promoteC, ['keys.json is damaged, it is not JSON', 'no release can be verified', backup]],
  ['keys.json', () => write('keys.json', ''), ['verify', 'player', '1.0.0-a'], ['keys.json is empty', backup]],
  ['keys.json', () => write('keys.json', '{}'), promoteC, ['keys.json is damaged: keys is missing', backup]],
  ['keys.json', () => write('keys.json', `{ "keys": ${readFileSync(fileOf('keys.json'), 'utf8')} }`), promoteC, ['keys.json is damaged: keys.0.may is missing', backup]],
  ['keys.json', () => edit('keys.json', 'MCow', 'xxxx'), ['rollback', 'player'], ['0.key has to be a public key', backup]],
  ['journal/00000002.json', () => write('journal/00000002.json', '{}'), ['log'], ['journal/00000002.json is damaged: seq is missing', backup]],
  ['journal/00000003.json', () => write('journal/00000003.json', '{}'), promoteC, ['journal/00000003.json is damaged: seq is missing', backup]],
  ['journal/00000003.json', () => edit('journal/00000003.json', '"seq":3', '"seq":2'), ['log'], ['it is the entry of seq 2', backup]],
  ['journal/00000003.json', () => edit('journal/00000003.json', '1.0.1-b', '../../x'), ['repair'], ['to has to be the name of a release, and is "../../x"', backup]],
  ['journal/00000003.json', () => edit('journal/00000003.json', '1.0.1-b', ''), ['gc'], ['journal/00000003.json is damaged: to has to be the name of a release, and is ""', backup]],
  ['registry.json', () => edit('registry.json', '1.0.1-b', '../../x'), promoteC, ['areas.player.release has to be the name of a release', 'repair']],
  ['registry.json', () => edit('registry.json', '"1.0.1-b"', '""'), ['status'], ['areas.player.release has to be the name of a release, and is ""', 'repair']],
  ['registry.json', () => edit('registry.json', '"integrity"', '"integrities"'), ['rollback', 'player'], ['integrity is missing', 'repair']],
  ['manifest.json', () => cut('host/1.0.0-a/manifest.json'), promoteC, ['host/1.0.0-a/manifest.json is damaged, it is not JSON', publishAgain]],
  ['manifest.json', () => write('host/1.0.0-a/manifest.json', readFileSync(fileOf('player/1.0.0-a/manifest.json'), 'utf8')), promoteC, ["holds player 1.0.0-a: a release under another's name"]],
  ['manifest.sig', () => write('player/1.0.2-c/manifest.sig', '{}'), promoteC, ['manifest.sig is damaged: key is missing', 'Publish the release again']],
  ['a skew record', () => write('skew/player/1.0.2-c/1.0.0-a.json', '{"owner":'), promoteC, ['skew/player/1.0.2-c/1.0.0-a.json is damaged', 'Remove it, and run: npm run release -- skew player 1.0.2-c']],
])('a damaged %s is refused with its name and the remedy (%#)', async (_, damage, command, says) => {
  damage()
  const { code, out, err } = await run(...command)
  for (const part of says) expect(`${out}\n${err}`).toContain(part)
  expect(err).not.toMatch(/SyntaxError|\n {4}at /)
  expect(code).toBe(3)
})

test('a damaged configuration is named; a promote goes live and exits with 7', async () => {
  for (const [text, says] of [['{', 'it is not JSON'], ['[]', 'it has to be an object'], ['{"debugHosts":5}', 'debugHosts has to be of the kind list']] as const) {
    write('config.json', text)
    expect(await run('render')).toMatchObject({ code: 3, err: expect.stringMatching(new RegExp(`config.json is damaged.*${says}.*render --config`)) })
  }
  write('page/registry.json', '{')
  expect(await run(...promoteC)).toMatchObject({ code: 7, err: expect.stringMatching(/1\.0\.2-c is live.*The page is not written, or damaged: .*config\.json is damaged/) })
})

test.each(['../../x', '', 'player', '1.0.0', '1.0.0-A', '1.0.0-a/..'])('the malformed release name %p is refused as wrong usage', async (release) => {
  const refused = { code: 2, err: expect.stringContaining(`${JSON.stringify(release)} is not the name of a release, as 1.2.0-b2045184f0`) }
  for (const command of ['promote', 'verify', 'rollback', 'skew']) expect(await run(command, 'player', release)).toMatchObject(refused)
  expect(await run('canary', 'player', release, '--share', '5')).toMatchObject(refused)
  expect(await run('rollback', 'player', '--to', release)).toMatchObject(refused)
})

test('status shows the pointer, its differences from the journal and the command that repairs it', async () => {
  const { areas, ...pointer } = JSON.parse(readFileSync(fileOf('registry.json'), 'utf8')) as { areas: object }
  write('registry.json', JSON.stringify({ ...pointer, areas: {} }))
  const { code, out, err } = await run('status')
  expect({ code, err }).toEqual({ code: 3, err: '' })
  expect(out).toMatch(/seq 3\n[^]*\nplayer +–[^]*\nWhat to type:\n {2}what the lines below ✗ say\n[^]*✗ registry\.json is not what the journal says\n {2}· player is missing, and the journal says 1\.0\.1-b\n[^]*repair\. See/)
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ ok: false, seq: 3, differences: [expect.stringContaining('player is missing')] })
  expect(await run('repair')).toMatchObject({ code: 0, out: expect.stringContaining('  player 1.0.1-b') })
  expect((await run('status')).code).toBe(0)
  expect(areas).toHaveProperty('player')
})

test('status shows what is live and the other freezes beside a damaged freeze, which stops its area', async () => {
  expect((await run('freeze', 'catalog', '--until', '2099-01-01', '--why', 'exams')).code).toBe(0)
  write('freezes/player/000001.json', '{')
  expect(await run('status')).toMatchObject({ code: 3, out: expect.stringMatching(/player +1\.0\.1-b[^]*catalog is frozen until[^]*✗ A freeze is damaged[^]*player\/000001\.json is damaged/) })
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ ok: false, differences: [expect.stringContaining('player/000001.json is damaged')] })
  expect(await run(...promoteC)).toMatchObject({ code: 3, err: expect.stringContaining('Remove it, and freeze again') })
  expect((await run('rollback', 'player')).code).toBe(0)
})

test('a seq beyond the end of the journal is refused by every command, without a stack', async () => {
  edit('registry.json', '"seq":3', '"seq":9')
  const pointer = JSON.parse(readFileSync(fileOf('registry.json'), 'utf8')) as { changes: object[] }
  write('registry.json', JSON.stringify({ ...pointer, changes: [] }))
  const says = expect.stringMatching(/seq of registry\.json is 9, and the journal ends/)
  expect(await run('status')).toMatchObject({ code: 3, out: says })
  for (const command of [['rollback', 'player'], ['log'], promoteC]) expect(await run(...command)).toMatchObject({ code: 3, err: says })
  expect((await run('repair')).code).toBe(0)
  expect((await run('rollback', 'player')).code).toBe(0)
})

test('a missing journal entry is shown by status, and gc removes nothing', async () => {
  rmSync(fileOf('journal/00000002.json'))
  expect(await run('status')).toMatchObject({ code: 3, out: expect.stringMatching(/player +1\.0\.1-b[^]*journal\/00000002\.json is missing/) })
  expect(await run('gc', '--keep-days', '0')).toMatchObject({ code: 3, err: expect.stringContaining('journal/00000002.json is missing') })
  expect(await store.list('player/1.0.2-c/')).not.toEqual([])
})
