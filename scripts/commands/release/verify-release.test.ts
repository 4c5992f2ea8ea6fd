/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { provenanceName, sbomName } from '@xhkt/release/pack/private-files'
import { readStoreKeys } from '@xhkt/release/signing/store-keys'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, packedRelease } from '@xhkt/release/testing/packed-release'
import { verifyRelease } from './verify-release.ts'

const store = new LocalFolder(newStorePath())
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const component = { type: 'library', name: 'react', version: '19.3.1' }
const sbom = (fields: object): string => JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, ...fields })

async function verifiedWith(files: Record<string, string>) {
  const packed = await packedRelease(store, { owner: 'player', files })
  return verifyRelease(packed, { prefix: '', ...(await readStoreKeys(store)) })
}

test('a release says from which commit it was built, and how many packages it has', async () => {
  const files = { [provenanceName]: '{}', [sbomName]: sbom({ components: [component] }) }
  await expect(verifiedWith(files)).resolves.toMatchObject({ packages: 1, line: 'built from commit 0123456789abcdef; packages in sbom.cdx.json: 1' })
})

test.each([
  ['the field of a component is wrong', sbom({ components: [{ ...component, name: 3 }] }), 'must be string'],
  ['it has no version of the format', sbom({ specVersion: undefined }), 'it names no specVersion'],
])('an SBOM is refused if %s', async (_, text, says) => {
  await expect(verifiedWith({ [provenanceName]: '{}', [sbomName]: text })).rejects.toMatchObject({ kind: 'broken', problems: [expect.stringContaining(says)] })
})

test('a release of another bundler may have no SBOM, and one of an older checkout has no provenance either', async () => {
  await expect(verifiedWith({ [provenanceName]: '{}' })).resolves.toMatchObject({ packages: null, line: expect.stringContaining('without an SBOM: its bundler has made none') })
  await expect(verifiedWith({})).resolves.toMatchObject({ packages: null, line: expect.stringContaining('of an older checkout') })
})
