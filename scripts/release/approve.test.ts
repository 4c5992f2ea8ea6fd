/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { approve } from './approve.ts'
import { setCanary } from './canary.ts'
import { promote, promoteAll } from './promote.ts'
import { removeExpired } from './retention.ts'
import { rollback } from './rollback.ts'
import { everyRight } from './signing/rights.ts'
import { LocalFolder } from './store/local-folder.ts'
import { copyOf, newStorePath, published } from './testing/packed-release.ts'
import { by, newKey, platformKey, type TestKey, writeKeys } from './testing/test-key.ts'

const pipeline = newKey('pipeline', { promote: ['all'], canary: ['all'], approve: ['all'], rollback: ['all'], publish: ['all'] })
const lead = newKey('the lead of the host', { approve: ['host'] })
const architect = newKey('the architect', { approve: ['all'], gc: ['all'] })

let first: LocalFolder
let store: LocalFolder
let platform: TestKey

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  const hosts: [release: string, offers: number[]][] = [['1.0.1-b', [1]], ['1.1.0-c', [1, 2]]]
  for (const [release, offers] of hosts) await published(first, { owner: 'host', release, manifest: { offers } })
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  platform = platformKey(first)
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const asking = (...approvals: string[]) => {
  const keys = [platform, pipeline, lead, architect].map(({ listed }) => listed)
  return writeKeys(store, { signed_from: 3, approvals, keys })
}
const promoted = (owner: 'host' | 'player', release = '1.0.1-b') => by(pipeline, () => promote(store, { owner, release, base: '1.0.0-a', why: '' }))
const approved = (key: TestKey, owner: 'host' | 'player', release = '1.0.1-b') => by(key, () => approve(store, { owner, release, why: 'read' }))

describe('a store that asks for approvals of the host', () => {
  beforeEach(() => asking('host'))

  it('refuses a host without one, and says what to type', async () => {
    await expect(promoted('host')).rejects.toMatchObject({
      kind: 'gate',
      message: 'host 1.0.1-b may not go live without an approval: every release of host needs one',
      problems: [expect.stringContaining('npm run release -- approve host 1.0.1-b')],
    })
    expect(await promoted('player')).not.toBeNull()
  })

  it('takes that of a second key', async () => {
    expect(await approved(lead, 'host')).toMatchObject({ key: lead.id, why: 'read' })
    await approved(lead, 'host')
    expect(await promoted('host')).toMatchObject({ to: '1.0.1-b' })
    // The release before it was live already.
    expect(await by(pipeline, () => rollback(store, { owner: 'host', why: '' }))).toMatchObject({ to: '1.0.0-a' })
  })

  it('takes that of a key that has approved a former release of this name', async () => {
    await approved(lead, 'host')
    await store.remove('host/1.0.1-b/')
    await published(store, { owner: 'host', release: '1.0.1-b', files: { 'rebuilt.js': '1' } })
    await expect(promoted('host')).rejects.toMatchObject({ kind: 'gate' })
    await approved(lead, 'host')
    expect(await promoted('host')).toMatchObject({ to: '1.0.1-b' })
  })

  it('does not take that of the key that makes it live, or that signed it', async () => {
    await approved(pipeline, 'host')
    await expect(promoted('host')).rejects.toMatchObject({ kind: 'gate' })
    await expect(approved(platform, 'host')).rejects.toMatchObject({ kind: 'right', message: expect.stringContaining('has signed host 1.0.1-b') })
  })

  it('does not take that of another release, of a changed one, or of a key that may not approve', async () => {
    await approved(lead, 'host')
    const file = (release: string) => path.join(store.place, `approvals/host/${release}/${lead.id}.json`)
    const text = readFileSync(file('1.0.1-b'), 'utf8')
    await expect(promoted('host', '1.1.0-c')).rejects.toMatchObject({ kind: 'gate' })
    writeFileSync(file('1.0.1-b'), text.replace('"read"', '"READ"'))
    await expect(promoted('host')).rejects.toMatchObject({ problems: [expect.stringContaining(`it was changed after key ${lead.id} signed it`), expect.anything()] })
    writeFileSync(file('1.0.1-b'), text)
    await writeKeys(store, { approvals: ['host'], keys: [platform.listed, pipeline.listed, { ...lead.listed, may: { approve: ['player'] } }] })
    await expect(promoted('host')).rejects.toMatchObject({ problems: [expect.stringContaining('which may not approve host'), expect.anything()] })
    await expect(approved(lead, 'host')).rejects.toMatchObject({ kind: 'right' })
  })
})

describe('a store that asks for approvals of contract majors', () => {
  beforeEach(() => asking('contract-major'))

  it('asks for one where the offered majors change, and nowhere else', async () => {
    expect(await promoted('player')).not.toBeNull()
    await expect(promoted('host', '1.1.0-c')).rejects.toThrow('host 1.1.0-c may not go live without an approval: it changes the contract major')
    await approved(architect, 'host', '1.1.0-c')
    expect(await promoted('host', '1.1.0-c')).not.toBeNull()
  })
})

it('a canary needs the approval of its release, and gc removes approvals with their release', async () => {
  await asking('player')
  const canary = () => by(pipeline, () => setCanary(store, { owner: 'player', release: '1.0.1-b', share: 5, base: '1.0.0-a', why: '' }))
  await expect(canary()).rejects.toMatchObject({ kind: 'gate' })
  await approved(architect, 'player')
  expect(await canary()).toMatchObject({ share: 5 })
  await by(pipeline, () => rollback(store, { owner: 'player', why: '' }))
  await by(architect, () => removeExpired(store, { keepDays: 0 }))
  expect(await store.list('approvals/')).toEqual([])
})

it('a store without rights asks for no approval, and takes one', async () => {
  expect(await promoted('host')).not.toBeNull()
  expect(await approved(newKey('anybody', everyRight), 'player')).toMatchObject({ owner: 'player' })
})
