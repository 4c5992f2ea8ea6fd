/** @jest-environment node */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { signatureName } from './pack/signature-name.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import { signatureOf } from './signing/signature.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newStorePath, packedRelease } from './testing/packed-release.ts'
import { verify } from './verify.ts'

let store: LocalFolder
let packed: LocalFolder

beforeEach(async () => {
  store = new LocalFolder(newStorePath())
  packed = await packedRelease(store, { owner: 'catalog' })
})
afterEach(() => {
  delete process.env.XHKT_SIGNING_KEY
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

const file = (name: string) => path.join(packed.place, name)
const verified = async () => verify(packed, { prefix: '', keys: (await readStoreKeys(store)).keys, expected: { owner: 'catalog', release: '1.0.0-a' } })

/** Signs the changed manifest with a trusted key, so that only the manifest is wrong. */
function changeManifest(change: (manifest: ReleaseManifest) => void): void {
  const manifest = JSON.parse(readFileSync(file(manifestName), 'utf8')) as ReleaseManifest
  change(manifest)
  writeFileSync(file(manifestName), JSON.stringify(manifest))
  const key = createPrivateKey(readFileSync(store.developmentKey))
  writeFileSync(file(signatureName), JSON.stringify(signatureOf(readFileSync(file(manifestName)), key)))
}

test('verify returns the manifest of an unchanged release', async () => {
  expect(await verified()).toMatchObject({ manifest: { owner: 'catalog', release: '1.0.0-a', commit: '0123456789abcdef' } })
})

test.each<[what: string, damage: () => void, says: string]>([
  ['a tampered file', () => writeFileSync(file('entry.js'), readFileSync(file('entry.js'), 'utf8').replace('entry', 'evil!')), 'entry.js is not what was packed'],
  ['a truncated file', () => writeFileSync(file('entry.js'), 'entry'), 'entry.js has 5 bytes, the manifest says'],
  ['a missing file', () => rmSync(file('page.css')), 'page.css is missing'],
  ['a missing compressed copy', () => rmSync(file('page.css.br')), 'page.css.br is missing'],
  ['an extra file', () => writeFileSync(file('more.js'), 'more'), 'more.js is not listed in the manifest'],
  ['a compressed copy of something else', () => writeFileSync(file('entry.js.gz'), gzipSync('evil')), 'entry.js.gz does not decode to entry.js'],
  ['a copy that decodes to an endless file', () => writeFileSync(file('page.css.gz'), gzipSync('p{margin:0}'.repeat(1e5))), 'page.css.gz does not decode'],
  ['bytes after the end of a brotli copy', () => appendFileSync(file('entry.js.br'), 'evil'), 'entry.js.br is not what was packed: its sha384 is different'],
  ['bytes after the end of a gzip copy', () => appendFileSync(file('page.css.gz'), Buffer.alloc(8)), 'page.css.gz is not what was packed: its sha384 is different'],
  ['a copy in another compression of the same text', () => writeFileSync(file('page.css.gz'), gzipSync('p{margin:0}', { level: 1 })), 'page.css.gz is not what was packed'],
  ['a damaged list of the digests of copies', () => writeFileSync(file('compressed.json'), '{'), 'compressed.json has 1 bytes'],
  ['a page whose script is in no list', () => changeManifest(({ assets }) => assets.page?.js.push('more.js')), 'uses more.js, and does not list it'],
  ['a copy that is not compressed', () => writeFileSync(file('entry.js.br'), 'plain'), 'entry.js.br does not decode'],
])('verify names %s', async (_, damage, says) => {
  damage()
  await expect(verified()).rejects.toMatchObject({ kind: 'broken', problems: [expect.stringContaining(says)] })
})

test.each<[what: string, damage: () => void, says: string]>([
  ['no manifest', () => rmSync(file(manifestName)), 'There is no manifest.json'],
  ['no signature', () => rmSync(file(signatureName)), 'not signed'],
  ['a tampered manifest', () => appendFileSync(file(manifestName), ' '), 'it was changed after it was signed'],
  ['an invalid signature file', () => writeFileSync(file(signatureName), 'x'), 'is not a signature'],
  ['a manifest without the digests of the compressed copies', () => changeManifest(({ files }) => delete files['compressed.json']), 'build and publish it again'],
  ['a file outside of the release', () => changeManifest(({ files }) => (files['../../keys.json'] = { size: 1, brotli: 1, sha384: '' })), 'files.name has to be the name of a file of the release'],
  ['a page with a script outside of the release', () => changeManifest(({ assets }) => assets.page?.js.push('../1.0.0-b/entry.js')), 'assets.page.js.1 has to be the name of a file'],
  ['a release name that leads elsewhere', () => changeManifest((manifest) => (manifest.release = '../../x')), 'release has to be the name of a release, and is "../../x"'],
  ['an empty release name', () => changeManifest((manifest) => (manifest.release = '')), 'release has to be the name of a release'],
  ['another owner', () => changeManifest((manifest) => (manifest.owner = 'player')), "under another's name"],
  ["another release's name", () => changeManifest((manifest) => (manifest.release = '1.0.0-b')), "under another's name"],
])('verify refuses %s', async (_, damage, says) => {
  damage()
  await expect(verified()).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining(says) })
})

test('verify refuses the signature of an unlisted key', async () => {
  const foreign = generateKeyPairSync('ed25519').privateKey
  writeFileSync(file(signatureName), JSON.stringify(signatureOf(readFileSync(file(manifestName)), foreign)))
  await expect(verified()).rejects.toThrow('which keys.json does not list')
})

describe('the signing key', () => {
  const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  test('for development is generated once, beside the store, readable only by its owner', async () => {
    await packedRelease(store, { owner: 'player' })
    expect(statSync(store.developmentKey).mode & 0o777).toBe(0o600)
    expect(await store.list('')).toEqual(['keys.json'])
    expect((await readStoreKeys(store)).keys).toMatchObject([{ development: true }])
  })

  test('of a pipeline is refused by a store with other keys, and the message says what to add', async () => {
    process.env.XHKT_SIGNING_KEY = pem().replaceAll('\n', '\\n')
    await expect(packedRelease(store, { owner: 'player' })).rejects.toThrow(/adds it to keys\.json: \{"id":"[0-9a-f]{16}"/)
  })

  test("for development is never added beside a pipeline's key", async () => {
    const shared = new LocalFolder(path.join(path.dirname(store.place), 'shared'))
    process.env.XHKT_SIGNING_KEY = pem()
    await packedRelease(shared, { owner: 'player' })
    expect((await readStoreKeys(shared)).keys).toMatchObject([{ development: false }])
    delete process.env.XHKT_SIGNING_KEY
    await expect(packedRelease(shared, { owner: 'player' })).rejects.toThrow('Set XHKT_SIGNING_KEY')
  })

  test('of another type is refused', async () => {
    process.env.XHKT_SIGNING_KEY = 'secret'
    await expect(packedRelease(store, { owner: 'player' })).rejects.toMatchObject({ kind: 'usage' })
  })
})
