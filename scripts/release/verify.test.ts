/** @jest-environment node */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { signatureName } from './pack/signature-name.ts'
import { knownKeys } from './signing/known-keys.ts'
import { signatureOf } from './signing/signature.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newPlace, packedRelease } from './testing/packed-release.ts'
import { verify } from './verify.ts'

let store: LocalFolder
let packed: LocalFolder

beforeEach(async () => {
  store = new LocalFolder(newPlace())
  packed = await packedRelease(store, { owner: 'catalog' })
})
afterEach(() => {
  delete process.env.XHKT_SIGNING_KEY
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

const file = (name: string) => path.join(packed.place, name)
const verified = async () => verify(packed, { prefix: '', keys: await knownKeys(store), expected: { owner: 'catalog', release: '1.0.0-a' } })

/** Signs again, as whoever has a trusted key could: the manifest, not the signature, is at fault then. */
function changeManifest(change: (manifest: ReleaseManifest) => void): void {
  const manifest = JSON.parse(readFileSync(file(manifestName), 'utf8')) as ReleaseManifest
  change(manifest)
  writeFileSync(file(manifestName), JSON.stringify(manifest))
  const key = createPrivateKey(readFileSync(store.developmentKey))
  writeFileSync(file(signatureName), JSON.stringify(signatureOf(readFileSync(file(manifestName)), key)))
}

test('a release that is as it was packed passes, and gives its manifest', async () => {
  expect(await verified()).toMatchObject({ owner: 'catalog', release: '1.0.0-a', commit: '0123456789abcdef' })
})

test.each<[what: string, damage: () => void, says: string]>([
  ['a tampered file', () => writeFileSync(file('entry.js'), readFileSync(file('entry.js'), 'utf8').replace('entry', 'evil!')), 'entry.js is not what was packed'],
  ['a truncated file', () => writeFileSync(file('entry.js'), 'entry'), 'entry.js has 5 bytes, the manifest says'],
  ['a missing file', () => rmSync(file('page.css')), 'page.css is missing'],
  ['a missing copy', () => rmSync(file('page.css.br')), 'page.css.br is missing'],
  ['a file too many', () => writeFileSync(file('more.js'), 'more'), 'more.js is there, and the manifest does not list it'],
  ['a copy of something else', () => writeFileSync(file('entry.js.gz'), gzipSync('evil')), 'entry.js.gz does not decode to entry.js'],
  ['a copy without end', () => writeFileSync(file('page.css.gz'), gzipSync('p{margin:0}'.repeat(1e5))), 'page.css.gz does not decode'],
  ['a copy that is no such copy', () => writeFileSync(file('entry.js.br'), 'plain'), 'entry.js.br does not decode'],
])('%s is named', async (_, damage, says) => {
  damage()
  await expect(verified()).rejects.toMatchObject({ kind: 'broken', problems: [expect.stringContaining(says)] })
})

test.each<[what: string, damage: () => void, says: string]>([
  ['no manifest', () => rmSync(file(manifestName)), 'There is no manifest.json'],
  ['no signature', () => rmSync(file(signatureName)), 'not signed'],
  ['a tampered manifest', () => appendFileSync(file(manifestName), ' '), 'it was changed after it was signed'],
  ['a signature that is none', () => writeFileSync(file(signatureName), 'x'), 'no signature'],
  ["another release's name", () => changeManifest((manifest) => (manifest.release = '1.0.0-b')), "under another's name"],
])('%s is refused', async (_, damage, says) => {
  damage()
  await expect(verified()).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining(says) })
})

test('a signature of a key that the store does not list is refused', async () => {
  const foreign = generateKeyPairSync('ed25519').privateKey
  writeFileSync(file(signatureName), JSON.stringify(signatureOf(readFileSync(file(manifestName)), foreign)))
  await expect(verified()).rejects.toThrow('which keys.json does not list')
})

describe('the key to sign with', () => {
  const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  test('for development is made once, beside the store, for its owner alone', async () => {
    await packedRelease(store, { owner: 'player' })
    expect(statSync(store.developmentKey).mode & 0o777).toBe(0o600)
    expect(await store.list('')).toEqual(['keys.json'])
    expect(await knownKeys(store)).toMatchObject([{ development: true }])
  })

  test("of a pipeline is not taken by a store that has others' keys, and the refusal says what to add", async () => {
    process.env.XHKT_SIGNING_KEY = pem().replaceAll('\n', '\\n')
    await expect(packedRelease(store, { owner: 'player' })).rejects.toThrow(/adds it to keys\.json: \{"id":"[0-9a-f]{16}"/)
  })

  test("for development is never added beside a pipeline's", async () => {
    const shared = new LocalFolder(path.join(path.dirname(store.place), 'shared'))
    process.env.XHKT_SIGNING_KEY = pem()
    await packedRelease(shared, { owner: 'player' })
    expect(await knownKeys(shared)).toMatchObject([{ development: false }])
    delete process.env.XHKT_SIGNING_KEY
    await expect(packedRelease(shared, { owner: 'player' })).rejects.toThrow('Set XHKT_SIGNING_KEY')
  })

  test('of another kind is refused', async () => {
    process.env.XHKT_SIGNING_KEY = 'secret'
    await expect(packedRelease(store, { owner: 'player' })).rejects.toMatchObject({ kind: 'usage' })
  })
})
