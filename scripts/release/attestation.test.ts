/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { attestationOf } from './attestation.ts'
import { attestationName, provenanceName } from './pack/private-files.ts'
import { publish } from './publish.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import { signRelease } from './sign-release.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newStorePath, packedRelease } from './testing/packed-release.ts'
import { verify } from './verify.ts'

const provenance = JSON.stringify({ buildDefinition: { externalParameters: { owner: 'player' } }, runDetails: { builder: { id: 'https://forge.example' } } })
let store: LocalFolder
let packed: LocalFolder

beforeEach(async () => {
  store = new LocalFolder(newStorePath())
  packed = await packedRelease(store, { owner: 'player', files: { [provenanceName]: provenance } })
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const file = (name: string, of = packed): string => path.join(of.place, name)
const verified = async () => verify(packed, { prefix: '', ...(await readStoreKeys(store)) })
const unknownKey = () => generateKeyPairSync('ed25519').privateKey

test('a release is signed with a statement of in-toto on its manifest and its build', async () => {
  const { payloadType, payload, signatures } = JSON.parse(readFileSync(file(attestationName), 'utf8')) as { payloadType: string; payload: string; signatures: unknown[] }
  expect({ payloadType, signatures }).toEqual({ payloadType: 'application/vnd.in-toto+json', signatures: [{ keyid: expect.any(String), sig: expect.any(String) }] })
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'manifest.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: JSON.parse(provenance) as unknown,
  })
  await expect(verified()).resolves.toMatchObject({ manifest: { owner: 'player' } })
})

test.each<[what: string, damage: () => void, says: string]>([
  ['a missing statement', () => rmSync(file(attestationName)), 'attestation.json is missing'],
  ['a statement that is no JSON', () => writeFileSync(file(attestationName), '{'), 'attestation.json is damaged'],
  ['a changed provenance', () => writeFileSync(file(provenanceName), provenance.replace('forge', 'evil!')), 'provenance.json is not what was packed'],
  [
    'a statement of another key',
    () => writeFileSync(file(attestationName), attestationOf(readFileSync(file('manifest.json')), Buffer.from(provenance), unknownKey())),
    'attestation.json has no signature of a key in keys.json',
  ],
])('verify refuses %s', async (_, damage, says) => {
  damage()
  await expect(verified()).rejects.toMatchObject({ kind: 'broken', problems: expect.arrayContaining([expect.stringContaining(says)]) })
})

test('verify refuses the statement on another release of the same key, and one with another type', async () => {
  const other = await packedRelease(store, { owner: 'player', release: '1.0.1-b', files: { [provenanceName]: provenance } })
  const own = readFileSync(file(attestationName), 'utf8')
  writeFileSync(file(attestationName), readFileSync(file(attestationName, other)))
  await expect(verified()).rejects.toMatchObject({ problems: ['attestation.json is about another release, or says something else than provenance.json'] })
  writeFileSync(file(attestationName), own.replace('vnd.in-toto', 'vnd.other'))
  await expect(verified()).rejects.toMatchObject({ problems: ['attestation.json has no signature of a key in keys.json'] })
})

test('a release of an older checkout has no statement, and may not get one without its manifest', async () => {
  const old = await packedRelease(store, { owner: 'player', release: '1.0.1-b' })
  await expect(verify(old, { prefix: '', ...(await readStoreKeys(store)) })).resolves.toBeTruthy()
  writeFileSync(file(attestationName, old), readFileSync(file(attestationName)))
  await expect(verify(old, { prefix: '', ...(await readStoreKeys(store)) })).rejects.toMatchObject({ problems: ['attestation.json is not listed in the manifest'] })
})

test('the same sources, built elsewhere, are the release that is published already', async () => {
  expect(await publish(store, packed)).toBe(true)
  const again = await packedRelease(store, { owner: 'player', files: { [provenanceName]: provenance.replace('forge', 'other') } })
  await signRelease(again.place, store, () => undefined)
  expect(await publish(store, again)).toBe(false)
  expect(await store.list('player/1.0.0-a/')).toContain(`player/1.0.0-a/${attestationName}`)
})
