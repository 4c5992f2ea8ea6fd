/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { journal } from '@xhkt/release/pointer/journal'
import { type Change, liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { promoteTogether, takeBackTogether } from '@xhkt/release/together'
import { checkedWith } from './check-sources.ts'
import { checkSkew } from './skew/check-skew.ts'
import { runCommand } from './run-command.ts'

let first: LocalFolder
let store: LocalFolder
const key = '@xhkt/platform/api'

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  const older = { manifest: { provides: { [key]: ['api'] } } }
  const newer = { manifest: { provides: { [key]: ['api', 'upload'] } } }
  await published(first, { owner: 'host', ...older }, { owner: 'player' }, { owner: 'personal' })
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a', personal: '1.0.0-a' }, 'first')
  await published(first, { owner: 'host', release: '1.1.0-b', ...newer })
  // Both areas need an export that the live host does not have.
  for (const owner of ['player', 'personal'] as const) await published(first, { owner, release: '1.1.0-b', manifest: { uses: { [key]: ['upload'] } } })
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true }))

const all = ['host', 'player', 'personal'] as const
const releases = all.map((owner) => ({ owner, release: '1.1.0-b', base: '1.0.0-a' }))
async function liveNow(): Promise<(string | null)[]> {
  const { pointer } = await readPointer(store)
  return all.map((owner) => liveOf(pointer, owner).release)
}
const promoteAllThree = () => promoteTogether(store, { releases, why: 'uploads' })
async function entries(): Promise<Change[]> {
  const found: Change[] = []
  for await (const change of journal(store)) found.push(change)
  return found
}
async function run(...args: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = []
  const code = await runCommand([...args, '--store', store.place], { out: (line) => lines.push(line), err: (line) => lines.push(line) })
  return { code, out: lines.join('\n') }
}

test('areas that need an export of the next host are refused alone, and go live with that host as one change', async () => {
  await expect(promote(store, { owner: 'player', release: '1.1.0-b', base: '1.0.0-a', why: '' })).rejects.toMatchObject({ kind: 'gate' })
  const changes = await promoteAllThree()
  expect(await liveNow()).toEqual(['1.1.0-b', '1.1.0-b', '1.1.0-b'])
  expect(changes.map(({ seq, area, from, to, together }) => [seq, area, from, to, together])).toEqual(
    all.map((area, at) => [4 + at, area, '1.0.0-a', '1.1.0-b', [4, 5, 6]]),
  )
  expect((await entries()).slice(0, 3).reverse()).toEqual(changes)
})

test('a change of several owners is taken back as one, by any of its seqs, and the log shows both changes', async () => {
  await promoteAllThree()
  expect(await run('rollback', '--change', '5', '--why', 'slow')).toEqual({
    code: 0,
    out: all.map((owner, at) => `${owner} 1.0.0-a is live, in place of 1.1.0-b (seq ${7 + at})`).join('\n'),
  })
  expect(await liveNow()).toEqual(['1.0.0-a', '1.0.0-a', '1.0.0-a'])
  const { out } = await run('log')
  expect(out).toMatch(/^9 .* rollback +personal +1\.1\.0-b → 1\.0\.0-a \(one change: 7, 8, 9\)/m)
  expect(out).toMatch(/^4 .* promote +host +1\.0\.0-a → 1\.1\.0-b \(one change: 4, 5, 6\)/m)
})

test('rollback --change is refused once one of the owners has changed again, and for a change of a single owner', async () => {
  await promoteAllThree()
  await published(store, { owner: 'player', release: '1.2.0-c' })
  await promote(store, { owner: 'player', release: '1.2.0-c', base: '1.1.0-b', why: '' })
  await expect(takeBackTogether(store, { seq: 4, why: '' })).rejects.toMatchObject({ kind: 'stale', message: 'player has changed since: 1.1.0-b is not live any more' })
  expect(await liveNow()).toEqual(['1.1.0-b', '1.2.0-c', '1.1.0-b'])
  expect(await run('rollback', '--change', '7')).toMatchObject({ code: 2, out: expect.stringContaining('Seq 7 is no change of several owners') })
  expect(await run('rollback', 'player', '--change', '4')).toMatchObject({ code: 2, out: expect.stringContaining('leave out player') })
})

test('no release of the change goes live if one is refused, has not passed the skew check, or is stale', async () => {
  await published(store, { owner: 'personal', release: '1.2.0-c', manifest: { uses: { [key]: ['gone'] } } })
  const withBad = releases.map((one) => (one.owner === 'personal' ? { ...one, release: '1.2.0-c' } : one))
  await expect(promoteTogether(store, { releases: withBad, why: '' })).rejects.toMatchObject({ kind: 'gate' })
  rmSync(path.join(store.place, 'skew/player/1.1.0-b/1.1.0-b.json'))
  await expect(promoteAllThree()).rejects.toMatchObject({ message: expect.stringContaining('player 1.1.0-b has passed the skew check, but not with what is live') })
  const stale = releases.map((one) => ({ ...one, base: '0.9.0-z' }))
  await expect(promoteTogether(store, { releases: stale, why: '' })).rejects.toMatchObject({ kind: 'stale' })
  expect(await liveNow()).toEqual(['1.0.0-a', '1.0.0-a', '1.0.0-a'])
})

test('the skew check of an area that goes live with the next host composes it with that host only', async () => {
  rmSync(path.join(store.place, 'skew'), { recursive: true })
  const area = { owner: 'player' as const, release: '1.1.0-b', dryRun: true, say: () => undefined }
  await expect(checkSkew(store, area)).rejects.toMatchObject({ kind: 'gate' })
  expect(await checkSkew(store, { ...area, together: '1.1.0-b' })).toEqual([
    'host 1.1.0-b with player 1.0.0-a',
    'host 1.1.0-b with player 1.1.0-b (candidate)',
  ])
})

test('the command refuses a single owner and an unknown area', async () => {
  expect(await run('together', 'player')).toMatchObject({ code: 2, out: expect.stringContaining('Name two or more') })
  expect(await run('together', 'player', 'shop')).toMatchObject({ code: 2, out: expect.stringContaining('shop is not an area') })
  expect((await run('together', 'personal', 'host', '--dry-run')).out).toMatch(/^Would release host \S+ in place of 1\.0\.0-a\nWould release personal .*\nand make them live by one write$/)
})

test('the sources of all owners are checked at once, with shared one time', () => {
  expect(checkedWith(...all)).toEqual(['host', 'remote-player', 'remote-personal', 'shared'])
})
