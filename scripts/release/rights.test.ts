/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endCanary, setCanary } from './canary.ts'
import { writeConfig } from './index-html/write-config.ts'
import { liveSignatureProblems } from './live-signatures.ts'
import { journal } from './pointer/journal.ts'
import { liveOf, readPointer } from './pointer/pointer.ts'
import { givePreview } from './preview.ts'
import { promote, promoteAll } from './promote.ts'
import { publish } from './publish.ts'
import { repairPointer } from './repair.ts'
import { restoreFrom } from './restore.ts'
import { removeExpired } from './retention.ts'
import { rollback } from './rollback.ts'
import { everyRight } from './signing/rights.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import { LocalFolder } from './store/local-folder.ts'
import { copyOf, newStorePath, packedRelease, published } from './testing/packed-release.ts'
import { by, newKey, platformKey, type TestKey, writeKeys } from './testing/test-key.ts'
import { takeBackTogether } from './together.ts'
import { verify } from './verify.ts'

const team = newKey('team player', { publish: ['player'], promote: ['player'], canary: ['player'], rollback: ['player'] })
const onCall = newKey('on call', { rollback: ['all'], freeze: ['all'] })
const stranger = newKey('a stranger', everyRight)

let first: LocalFolder
let store: LocalFolder
let platform: TestKey

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, ...['1.0.0-a', '1.0.1-b'].flatMap((release) => [{ owner: 'player' as const, release }, { owner: 'catalog' as const, release }]))
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a', catalog: '1.0.0-a' }, 'first')
  platform = platformKey(first)
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const withRights = () => writeKeys(store, { signed_from: 4, keys: [platform, team, onCall].map(({ listed }) => listed) })
const promoted = (owner: 'catalog' | 'player', options: { dryRun?: boolean } = {}) =>
  promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '', ...options })
const canary = (share: number) => setCanary(store, { owner: 'player', release: '1.0.1-b', share, base: '1.0.0-a', why: '' })
const unsigned = async () => liveSignatureProblems(store, (await readPointer(store)).pointer, journal(store))

describe('in a store with rights', () => {
  beforeEach(withRights)

  it('the key of a team releases its area and rolls it back, and the journal names the key', async () => {
    const changes = await by(team, async () => [await canary(5), await promoted('player'), await rollback(store, { owner: 'player', why: '' })])
    expect(changes.map((change) => change?.key)).toEqual([team.id, team.id, team.id])
    expect(await unsigned()).toEqual([])
  })

  const forbidden: [what: string, key: TestKey | null, work: () => Promise<unknown>, says: string][] = [
    ['the promote of another area', team, () => promoted('catalog'), `Key ${team.id} may not promote catalog: use a key that may (`],
    ['a dry run of it', team, () => promoted('catalog', { dryRun: true }), 'may not promote catalog'],
    ['a rollback of another area', team, () => rollback(store, { owner: 'catalog', to: '1.0.1-b', why: '' }), 'may not rollback catalog'],
    ['a server that starts with other releases', team, () => promoteAll(store, { catalog: '1.0.1-b' }, ''), 'may not promote catalog'],
    ['a promote by who may only roll back', onCall, () => promoted('player'), 'may not promote player'],
    ['a canary by who may only roll back', onCall, () => canary(5), 'may not canary player'],
    ['the removal of releases', team, () => removeExpired(store, {}), 'may not gc'],
    ['a preview by who may only roll back', onCall, () => givePreview(store, { owner: 'player', release: '1.0.1-b', name: 'pull-1', days: 1 }), 'may not preview player'],
    ['the restoring of a copy', team, () => restoreFrom(store, first), 'may not repair'],
    ['a repair', team, () => repairPointer(store), 'may not repair'],
    ['a configuration', team, () => writeConfig(store, '{}'), 'may not render'],
    ['a key that is not listed', stranger, () => promoted('player'), `Key ${stranger.id}, which keys.json does not list, may not promote player`],
  ]

  it.each(forbidden)('%s is refused before anything is written', async (_, key, work, says) => {
    const before = await readPointer(store)
    await expect(by(key, work)).rejects.toMatchObject({ kind: 'right', message: expect.stringContaining(says) })
    expect(await readPointer(store)).toEqual(before)
  })

  it('a key that is not listed gets the line for keys.json', async () => {
    const line = expect.stringMatching(new RegExp(`^Its line in keys.json: {"id":"${stranger.id}",.*"may":{"promote":\\["player"\\]}}$`)) as string
    await expect(by(stranger, () => promoted('player'))).rejects.toMatchObject({ problems: expect.arrayContaining([line]) })
  })

  it('a change without a key is refused, and the message says what to set', async () => {
    rmSync(store.developmentKey)
    await expect(promoted('player')).rejects.toMatchObject({ kind: 'right', message: expect.stringMatching(/^A command without a key \(XHKT_SIGNING_KEY\) may not promote player: use a key that may/) })
  })

  it('on call rolls back every area, and ends a canary by a rollback', async () => {
    await by(team, () => canary(5))
    expect(await by(onCall, () => rollback(store, { owner: 'player', why: '' }))).toMatchObject({ share: 0, key: onCall.id })
    await by(platform, () => promoted('catalog'))
    expect(await by(onCall, () => rollback(store, { owner: 'catalog', why: '' }))).toMatchObject({ to: '1.0.0-a' })
    expect(await by(team, () => endCanary(store, { owner: 'player', base: '1.0.0-a', why: '' }))).toBeNull()
  })

  it('a release of an area is published only with the signature of a key that may publish the area', async () => {
    const packed = await by(team, () => packedRelease(store, { owner: 'catalog', release: '1.0.2-c' }))
    await expect(publish(store, packed)).rejects.toThrow(`catalog 1.0.2-c is signed by key ${team.id}, which may not publish catalog`)
    expect(await store.list('catalog/1.0.2-c/')).toEqual([])
    expect(await publish(store, await by(team, () => packedRelease(store, { owner: 'player', release: '1.0.2-c' })))).toBe(true)
  })

  it('a change of several owners needs the right for each of them', async () => {
    await by(platform, () => promoteAll(store, { player: '1.0.1-b', catalog: '1.0.1-b' }, ''))
    await expect(by(team, () => takeBackTogether(store, { seq: 5, why: '' }))).rejects.toMatchObject({ kind: 'usage' })
    await expect(by(team, () => promoteAll(store, { player: '1.0.0-a', catalog: '1.0.0-a' }, ''))).rejects.toMatchObject({ kind: 'right' })
    expect(liveOf((await readPointer(store)).pointer, 'player').release).toBe('1.0.1-b')
  })
})

describe('a change that somebody wrote into the store without a command', () => {
  /** Writes a change with other keys in force, as somebody does who has no use for the rights. */
  async function writeDirectly(keys: unknown, key: TestKey | null, owner: 'catalog' | 'player'): Promise<void> {
    await writeKeys(store, keys)
    await by(key, () => promoted(owner))
    await withRights()
  }

  it('is named without a signature, and with one of a key that may not make it', async () => {
    const open = [platform.listed]
    await writeDirectly(open, team, 'catalog')
    rmSync(store.developmentKey)
    await writeDirectly(open, null, 'player')
    expect(await unsigned()).toEqual([
      'promote of player 1.0.1-b (seq 5): it is not signed',
      `promote of catalog 1.0.1-b (seq 4): it is signed by key ${team.id}, which may not promote catalog`,
    ])
    for (const owner of ['player', 'catalog'] as const) await by(platform, () => rollback(store, { owner, why: '' }))
    expect(await unsigned()).toEqual([])
  })
})

it('a repair makes no change live that nobody has signed, and names it', async () => {
  await withRights()
  const made = { seq: 4, at: '2026-12-01T08:00:00.000Z', who: 'x', area: 'player', action: 'promote', from: '1.0.0-a', to: '1.0.1-b', why: '', commit: null }
  await store.put('journal/00000004.json', JSON.stringify(made), { ifAbsent: true })
  const before = await readPointer(store)
  const refused = { kind: 'broken', problems: ['promote of player 1.0.1-b (seq 4): it is not signed', expect.stringContaining('incidents.md')] }
  await expect(by(platform, () => repairPointer(store))).rejects.toMatchObject(refused)
  expect(await readPointer(store)).toEqual(before)
})

describe('a store of before rights, whose keys.json is a list', () => {
  it('is one in which each key may do everything, and a change needs none', async () => {
    writeFileSync(store.developmentKey, 'damaged')
    expect(await promoted('player')).not.toHaveProperty('key')
    expect(await by(stranger, () => rollback(store, { owner: 'player', why: '' }))).toMatchObject({ key: stranger.id })
    expect(await unsigned()).toEqual([])
    const { signer } = await verify(store, { prefix: 'player/1.0.1-b/', keys: (await readStoreKeys(store)).keys })
    expect(signer.may).toEqual(everyRight)
  })

  it('keeps what is live when its owner gives rights, and what was written before counts', async () => {
    rmSync(store.developmentKey)
    await promoted('player')
    await writeKeys(store, { signed_from: 5, keys: [platform.listed, team.listed] })
    expect(await unsigned()).toEqual([])
    expect(await by(team, () => rollback(store, { owner: 'player', why: '' }))).toMatchObject({ seq: 5, to: '1.0.0-a' })
    expect(await unsigned()).toEqual([])
  })

  it('with signed_from left out, wants every change signed', async () => {
    rmSync(store.developmentKey)
    await promoted('player')
    await writeKeys(store, { keys: [platform.listed] })
    expect(await unsigned()).toEqual(['promote of player 1.0.1-b (seq 4): it is not signed'])
  })
})
