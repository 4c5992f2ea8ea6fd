/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setCanary } from '../canary.ts'
import { readPointer } from '../pointer/pointer.ts'
import { promote, promoteAll } from '../promote.ts'
import { publish } from '../publish.ts'
import { removeExpired } from '../retention.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { type Contents, newStorePath, packedRelease } from '../testing/packed-release.ts'
import { newestHost } from './newest-host.ts'
import { findRecord, type Pair, type Problem, record } from './records.ts'

let store: LocalFolder

/** Published without a skew check. */
async function unchecked(...all: Contents[]): Promise<void> {
  for (const contents of all) await publish(store, await packedRelease(store, contents))
}

const pass = (pair: Pair) => record(store, { ...pair, pages: ['/player'], known: [] }, pair.owner)
const known: Problem = { owner: 'player', path: '/player', why: 'boom' }
const tryPromote = (owner: 'player' | 'host', release: string) => promote(store, { owner, release, why: '', base: '1.0.0-a' })

beforeEach(async () => {
  store = new LocalFolder(newStorePath())
  await unchecked({ owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  // `promoteAll`, for a server that starts, needs no records.
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

test('an area without a skew check with the live host is refused, also as a canary, and goes live once it has passed', async () => {
  const refused = { kind: 'gate', message: expect.stringContaining('skew player 1.0.1-b'), problems: ['host 1.0.0-a with player 1.0.1-b'] }
  await expect(tryPromote('player', '1.0.1-b')).rejects.toMatchObject(refused)
  await expect(setCanary(store, { owner: 'player', release: '1.0.1-b', share: 5, why: '', base: '1.0.0-a' })).rejects.toMatchObject(refused)
  await pass({ host: '1.0.0-a', owner: 'player', release: '1.0.1-b' })
  expect(await tryPromote('player', '1.0.1-b')).toMatchObject({ to: '1.0.1-b' })
})

test('an area that has passed only with an earlier host is stale', async () => {
  await pass({ host: '1.0.0-z', owner: 'player', release: '1.0.1-b' })
  await expect(tryPromote('player', '1.0.1-b')).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('Run it again') })
})

test('a host needs a pass of its own pages and of every live area', async () => {
  await unchecked({ owner: 'host', release: '2.0.0-b' })
  await pass({ host: '2.0.0-b', owner: 'player', release: '1.0.0-a' })
  await expect(tryPromote('host', '2.0.0-b')).rejects.toMatchObject({ kind: 'gate', problems: ['its own pages'] })
  await pass({ host: '2.0.0-b', owner: 'host', release: '2.0.0-b' })
  expect(await tryPromote('host', '2.0.0-b')).toMatchObject({ to: '2.0.0-b' })
})

test('a pair with a known problem of the area has passed for the area, and not for the host', async () => {
  await unchecked({ owner: 'host', release: '2.0.0-b' })
  await pass({ host: '2.0.0-b', owner: 'host', release: '2.0.0-b' })
  const pair: Pair = { host: '2.0.0-b', owner: 'player', release: '1.0.0-a' }
  await record(store, { ...pair, pages: [], known: [known] }, 'player')
  expect(await findRecord(store, pair, 'player')).toMatchObject({ known: [known] })
  await expect(tryPromote('host', '2.0.0-b')).rejects.toMatchObject({ problems: ['host 2.0.0-b with player 1.0.0-a'] })
  await record(store, { ...pair, pages: [], known: [known] }, 'host')
  expect(await tryPromote('host', '2.0.0-b')).toMatchObject({ to: '2.0.0-b' })
})

test('a second record of a pair does not replace the first', async () => {
  const pair: Pair = { host: '1.0.0-a', owner: 'player', release: '1.0.1-b' }
  await pass(pair)
  await record(store, { ...pair, pages: ['/other'], known: [] }, 'player')
  expect(await findRecord(store, pair, 'player')).toMatchObject({ ...pair, pages: ['/player'] })
})

test('gc removes the records of the releases that it removes, and no others', async () => {
  await unchecked({ owner: 'host', release: '1.0.0-old' })
  await pass({ host: '1.0.0-old', owner: 'player', release: '1.0.0-a' })
  await record(store, { host: '1.0.0-old', owner: 'player', release: '1.0.0-a', pages: [], known: [known] }, 'host')
  await pass({ host: '1.0.0-a', owner: 'player', release: '1.0.1-b' })
  await pass({ host: '1.0.0-a', owner: 'player', release: '1.0.0-a' })
  await removeExpired(store, { keepDays: 0 })
  expect(await store.list('skew/')).toEqual(['skew/player/1.0.0-a/1.0.0-a.json'])
})

test('newestHost is the newest host that was built after the live one and was never live', async () => {
  const next = async () => newestHost(store, (await readPointer(store)).pointer)
  const builtIn = (seconds: number) => ({ manifest: { built_at: new Date(Date.now() + seconds * 1000).toISOString() } })
  expect(await next()).toBeNull()
  await unchecked({ owner: 'host', release: '0.9.0-a', ...builtIn(-60) }, { owner: 'host', release: '2.0.0-a', ...builtIn(0) })
  expect(await next()).toBe('2.0.0-a')
  await promoteAll(store, { host: '2.0.0-a' }, 'it is live')
  await promoteAll(store, { host: '1.0.0-a' }, 'and is rolled back')
  expect(await next()).toBeNull()
})
