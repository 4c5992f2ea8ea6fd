/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { sandboxConfig } from '@xhkt/release/index-html/sandbox-config'
import { readPointer } from '@xhkt/release/pointer/pointer'
import { promoteAll } from '@xhkt/release/promote'
import { publish } from '@xhkt/release/publish'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { copyOf, newStorePath, packedRelease, published } from '@xhkt/release/testing/packed-release'
import { by, newKey, platformKey, type TestKey, writeKeys } from '@xhkt/release/testing/test-key'
import { runCommand } from './run-command.ts'
import { momentOf } from './table.ts'

// Walks through "A key has to be replaced" and "A key was stolen" of docs/runbook/incidents.md.

const rights = { publish: ['player'], promote: ['player'], canary: ['player'], rollback: ['player'] }
const old = newKey('team player', rights)
const next = newKey('team player', rights)

let first: LocalFolder
let store: LocalFolder
let platform: TestKey

/** Adds a line to `keys.json`, as its owner does. */
async function addKey({ listed }: TestKey): Promise<void> {
  const stored = await store.get('keys.json')
  const document = JSON.parse(stored?.body.toString() ?? '') as { keys: unknown[] }
  await writeKeys(store, { ...document, keys: [...document.keys, listed] })
}

async function run(key: TestKey, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await by(key, () => runCommand([...args, '--store', store.place], { out: (line) => out.push(line), err: (line) => err.push(line) }))
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Publishes a release of the player that this key has signed. */
async function publishedBy(key: TestKey, release: string): Promise<void> {
  await publish(store, await by(key, () => packedRelease(store, { owner: 'player', release })))
  await passSkew(store, { owner: 'player', release })
}

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'player' })
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  platform = platformKey(first)
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(async () => {
  store = copyOf(first)
  await writeKeys(store, { signed_from: 3, keys: [platform.listed, old.listed] })
  await publishedBy(old, '1.0.1-b')
  expect((await run(old, 'promote', 'player', '1.0.1-b')).code).toBe(0)
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

test('a key is replaced while both count, and releases of the old one can still be rolled back to', async () => {
  await addKey(next)
  await publishedBy(next, '1.0.2-c')
  expect((await run(next, 'promote', 'player', '1.0.2-c')).code).toBe(0)
  expect((await run(old, 'rollback', 'player')).code).toBe(0)
  expect((await run(next, 'promote', 'player', '1.0.2-c')).code).toBe(0)
  const retired = await run(platform, 'retire', old.id, '--why', 'replaced')
  expect(retired).toMatchObject({ code: 0, out: `Key ${old.id} is retired. Its changes count up to seq 6\n  stays: player 1.0.1-b` })
  expect(await run(old, 'rollback', 'player')).toMatchObject({ code: 8, err: expect.stringContaining('was retired on') })
  expect((await run(next, 'rollback', 'player')).out).toContain('player 1.0.1-b is live, in place of 1.0.2-c')
  expect((await run(platform, 'status')).code).toBe(0)
})

test('a stolen key: its releases since then are refused, those of before stay live, and a rollback works', async () => {
  await publishedBy(old, '1.0.2-n')
  const since = new Date().toISOString()
  // The thief has the key and may write to the bucket.
  await publishedBy(old, '1.0.3-evil')
  await publishedBy(old, '1.0.4-evil')
  expect((await run(old, 'promote', 'player', '1.0.3-evil')).code).toBe(0)

  expect((await run(platform, 'freeze', 'player', '--until', '2099-01-01', '--why', 'a key was stolen')).code).toBe(0)
  expect(await run(old, 'promote', 'player', '1.0.4-evil')).toMatchObject({ code: 5, err: expect.stringContaining('player is frozen until') })
  const look = await run(platform, 'retire', old.id, '--since', since, '--why', 'stolen', '--dry-run')
  const retired = await run(platform, 'retire', old.id, '--since', since, '--why', 'stolen')
  expect(look.out).toBe(retired.out.replace(' is retired', ' would be retired'))
  expect(retired.out.split('\n')).toEqual([
    `Key ${old.id} is retired since ${momentOf(since)}. Its changes count up to seq 3`,
    '  stays: player 1.0.1-b',
    '  refused from now on: player 1.0.2-n',
    '  refused from now on: player 1.0.3-evil',
    '  refused from now on: player 1.0.4-evil',
    '✗ player 1.0.3-evil is served to browsers. Roll it back: npm run release -- rollback player',
  ])
  expect(await run(platform, 'status')).toMatchObject({ code: 3, out: expect.stringContaining(`promote of player 1.0.3-evil (seq 4): it is signed by key ${old.id}, which was retired`) })

  expect((await run(platform, 'rollback', 'player', '--why', 'its key was stolen')).out).toContain('player 1.0.1-b is live, in place of 1.0.3-evil')
  expect((await run(platform, 'status')).code).toBe(0)
  await addKey(next)
  expect((await run(platform, 'unfreeze', 'player', '--why', 'the key is replaced')).code).toBe(0)
  for (const release of ['1.0.2-n', '1.0.3-evil', '1.0.4-evil']) {
    expect(await run(next, 'promote', 'player', release)).toMatchObject({ code: 3, err: expect.stringContaining('which was retired (stolen), and is not among the releases that stay') })
  }
  await expect(publishedBy(old, '1.0.5-evil')).rejects.toThrow('was retired')
  await publishedBy(next, '1.0.5-n')
  expect((await run(next, 'promote', 'player', '1.0.5-n')).code).toBe(0)
  expect((await run(next, 'rollback', 'player')).out).toContain('player 1.0.1-b is live, in place of 1.0.5-n')
})

test('a release of a retired key that another key made live is named by status until it is rolled back', async () => {
  const since = new Date().toISOString()
  await publishedBy(old, '1.0.3-evil')
  expect((await run(platform, 'promote', 'player', '1.0.3-evil')).code).toBe(0)
  await run(platform, 'retire', old.id, '--since', since, '--why', 'stolen')
  const says = `player 1.0.3-evil is signed by key ${old.id}, which was retired (stolen), and is not among the releases that stay`
  expect(await run(platform, 'status')).toMatchObject({ code: 3, out: expect.stringContaining(`  · ${says}`) })
  expect((await run(platform, 'rollback', 'player')).code).toBe(0)
  expect((await run(platform, 'status')).code).toBe(0)
})

test('a time in the future, after which no release of a stolen key would be refused, is wrong usage', async () => {
  expect(await run(platform, 'retire', old.id, '--since', '2099-01-01')).toMatchObject({ code: 2, err: expect.stringContaining('--since 2099-01-01 is in the future') })
  expect((await run(old, 'rollback', 'player', '--dry-run')).code).toBe(0)
})

test('a key does not retire itself, nor may a team retire another', async () => {
  expect(await run(platform, 'retire', platform.id)).toMatchObject({ code: 8, err: expect.stringContaining('does not retire itself') })
  expect(await run(old, 'retire', platform.id)).toMatchObject({ code: 8, err: expect.stringContaining(`Key ${old.id} may not retire: use a key that may (${platform.id} of platform)`) })
})

test('the plain list of a store without rights is not edited, as older checkouts would not see that a key is retired', async () => {
  await writeKeys(store, [platform.listed, old.listed].map(({ may: _, ...key }) => key))
  const before = await store.get('keys.json')
  expect(await run(platform, 'retire', old.id)).toMatchObject({ code: 2, err: expect.stringMatching(/is a plain list[^]*Give the keys rights first/) })
  expect(await store.get('keys.json')).toEqual(before)
})

describe('a release of a stolen key that was live before', () => {
  let since: string

  beforeEach(async () => {
    since = new Date().toISOString()
    await publishedBy(old, '1.0.3-evil')
    expect((await run(old, 'promote', 'player', '1.0.3-evil')).code).toBe(0)
    await publishedBy(platform, '1.0.5-n')
    expect((await run(platform, 'promote', 'player', '1.0.5-n')).code).toBe(0)
    expect(await digestOfFallback()).toBeDefined()
  })

  const digestOfFallback = async () => (await readPointer(store)).pointer.areas.player?.previousManifest

  test('is no fallback of browsers, its preview is named, and a rollback passes it by', async () => {
    const preview = { area: 'player', release: '1.0.3-evil', manifest: 'x', expires_at: '2099-01-01T00:00:00.000Z', name: 'pull-1' }
    await store.put('previews/1.json', JSON.stringify(preview), { ifAbsent: true })
    const retired = await run(platform, 'retire', old.id, '--since', since, '--why', 'stolen')
    expect(retired.out).toContain('✗ player 1.0.3-evil has a preview. End it: npm run release -- preview player 1.0.3-evil --end')
    expect(await digestOfFallback()).toBeUndefined()
    expect((await run(platform, 'status')).code).toBe(0)
    expect((await run(platform, 'rollback', 'player')).out).toContain('player 1.0.1-b is live, in place of 1.0.5-n')
  })

  test('is named by status as the fallback, if somebody has retired the key by hand', async () => {
    const retired = { at: since, who: 'x', where: 'x', why: 'stolen', seq: 3, keeps: {} }
    await writeKeys(store, { signed_from: 3, keys: [platform.listed, { ...old.listed, retired }] })
    expect(await run(platform, 'status')).toMatchObject({ code: 3, out: expect.stringContaining('Browsers fall back to player 1.0.3-evil until player changes') })
    expect((await run(platform, 'retire', old.id, '--since', since)).code).toBe(0)
    expect((await run(platform, 'status')).code).toBe(0)
  })
})

test('a preview that a retired key has given opens no more, and the page names the key no more', async () => {
  const pull = newKey('pull requests', { preview: ['player'] })
  await addKey(pull)
  await store.put('config.json', JSON.stringify(sandboxConfig({ previews: true })), { ifAbsent: true })
  expect((await run(pull, 'preview', 'player', '1.0.0-a', '--name', 'pull-7')).code).toBe(0)
  const page = async () => (await store.get('page/index.html'))?.body.toString()
  expect((await run(platform, 'status')).out).toContain('The preview pull-7 of player 1.0.0-a by pull requests works until')
  expect(await page()).toContain(pull.id)
  expect((await run(platform, 'retire', pull.id, '--why', 'stolen')).out).toContain('✗ The preview pull-7 of player 1.0.0-a does not open any more. Give it again with another key')
  expect(await page()).not.toContain(pull.id)
  expect((await run(platform, 'status')).out).toContain(
    `✗ The preview pull-7 of player 1.0.0-a does not open: it is signed by key ${pull.id}, which was retired. End it: npm run release -- preview player 1.0.0-a --end`,
  )
  expect((await run(pull, 'preview', 'player', '1.0.0-a')).code).toBe(8)
})

test('a key whose freeze holds is not replaced; a stolen one is, and the freeze and approvals that end are named', async () => {
  const lead = newKey('the lead', { freeze: ['player'], approve: ['player'] })
  await addKey(lead)
  await publishedBy(old, '1.0.2-c')
  expect((await run(lead, 'approve', 'player', '1.0.2-c')).code).toBe(0)
  expect((await run(lead, 'freeze', 'player', '--until', '2099-01-01', '--why', 'exams')).code).toBe(0)
  expect(await run(platform, 'retire', lead.id)).toMatchObject({ code: 5, err: expect.stringMatching(/has frozen player[^]*with another key first/) })
  const { code, out } = await run(platform, 'retire', lead.id, '--since', '2026-01-01', '--why', 'stolen')
  expect(code).toBe(0)
  expect(out).toMatch(/✗ The freeze of player until 20\S+ \(exams\) does not hold any more/)
  expect(out).toContain('✗ The approval of player 1.0.2-c does not count any more')
})
