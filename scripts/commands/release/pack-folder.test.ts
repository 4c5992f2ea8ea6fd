/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { publish } from '@xhkt/release/publish'
import { findManifest } from '@xhkt/release/release-folder'
import { rollback } from '@xhkt/release/rollback'
import { attestationName, sbomName } from '@xhkt/release/pack/private-files'
import { readStoreKeys } from '@xhkt/release/signing/store-keys'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { packFolder } from './pack-folder.ts'
import { verifyRelease } from './verify-release.ts'
import { buildElsewhere, elsewhere } from '../../e2e/another-bundler.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const folderOf = (release: string): string => path.join(folder, 'packed', release)

/** Packs, signs and publishes a folder. */
async function release(store: LocalFolder, dist: string, version: string): Promise<string> {
  const name = await packFolder('checkout', version, { store, dist, folder: folderOf })
  await signRelease(folderOf(name), store, () => undefined)
  await publish(store, new LocalFolder(folderOf(name)))
  await passSkew(store, { owner: 'checkout', release: name })
  return name
}

describe.each(['webpack', 'rspack'])('a build of %s', (bundler) => {
  let [dist, next] = ['', '']
  beforeAll(() => ([dist, next] = ['shop_1', 'shop_2'].map((container) => buildElsewhere(folder, { bundler, container })) as [string, string]), 60_000)

  test('is released with its routes, skeletons and digests, and rolled back', async () => {
    const store = new LocalFolder(newStorePath())
    await published(store, { owner: 'host', manifest: { provides: { '@xhkt/platform/auth': ['useAuth'] } } })
    await promoteAll(store, { host: '1.0.0-a' }, 'first')
    const first = await release(store, dist, '1.0.0')
    const second = await release(store, next, '1.1.0')
    expect(await findManifest(store, 'checkout', first)).toMatchObject({
      container: 'shop_1',
      entry: ['remoteEntry.js'],
      ...elsewhere,
      uses: { '@xhkt/platform/auth': [] },
      bundled: [],
    })
    await promote(store, { owner: 'checkout', release: first, base: null, why: '' })
    await promote(store, { owner: 'checkout', release: second, base: first, why: '' })
    await rollback(store, { owner: 'checkout', why: 'it is slow' })
    expect(liveOf((await readPointer(store)).pointer, 'checkout').release).toBe(first)
  })

  test('is not packed if another release has the same name of its container, because a tab may run both', async () => {
    const store = new LocalFolder(newStorePath())
    await release(store, dist, '1.0.0')
    await expect(release(store, dist, '1.0.1')).rejects.toThrow(/has the container shop_1 too/)
    expect(await release(store, dist, '1.0.0')).toMatch(/^1\.0\.0-/)
  })

  test('lists all files that its pages may load, so that the host loads them with their digests', async () => {
    const store = new LocalFolder(newStorePath())
    const manifest = await findManifest(store, 'checkout', await release(store, dist, '1.0.0'))
    const { js = [], css = [] } = manifest?.assets.payment ?? {}
    const built = readdirSync(dist).filter((name) => /\.(js|css)$/.test(name) && name !== 'remoteEntry.js')
    expect([...js, ...css].sort()).toEqual(built.sort())
    expect(built.length).toBeGreaterThan(3)
  })

  test('says how it was packed, and has the SBOM that its bundler has made', async () => {
    const copy = mkdtempSync(path.join(folder, 'listed-'))
    execFileSync('cp', ['-r', `${dist}/.`, copy])
    writeFileSync(path.join(copy, sbomName), JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [] }))
    writeFileSync(path.join(copy, attestationName), 'of another release')
    const store = new LocalFolder(newStorePath())
    const name = await release(store, copy, '1.0.0')
    const of = { prefix: `checkout/${name}/`, ...(await readStoreKeys(store)) }
    await expect(verifyRelease(store, of)).resolves.toMatchObject({ packages: 0, line: expect.stringContaining('packages in sbom.cdx.json: 0') })
  })

  test('is refused by the gate if the host lacks a library that it shares', async () => {
    const store = new LocalFolder(newStorePath())
    await published(store, { owner: 'host', manifest: { provides: { '@xhkt/platform/api': [] } } })
    await promoteAll(store, { host: '1.0.0-a' }, 'first')
    const name = await release(store, dist, '1.0.0')
    await expect(promote(store, { owner: 'checkout', release: name, base: null, why: '' })).rejects.toMatchObject({ kind: 'gate' })
  })

  test.each([
    ['routes.json is missing', (folder: string) => rmSync(path.join(folder, 'routes.json')), /no routes\.json/],
    ['a route names a skeleton that the build lacks', (folder: string) => rmSync(path.join(folder, 'skeletons.json')), /names the skeleton waiting/],
    ['mf-manifest.json is damaged', (folder: string) => writeFileSync(path.join(folder, 'mf-manifest.json'), '{'), /damaged/],
  ])('is not packed if %s', async (_, spoil, message) => {
    const copy = mkdtempSync(path.join(folder, 'spoilt-'))
    execFileSync('cp', ['-r', `${dist}/.`, copy])
    spoil(copy)
    const store = new LocalFolder(newStorePath())
    await expect(packFolder('checkout', '1.0.0', { store, dist: copy, folder: folderOf })).rejects.toThrow(message)
  })
})
