/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { temporaryProject } from '@xhkt/release/testing/temporary-project'
import { sbomOf } from './sbom.ts'

const sha512 = Buffer.alloc(64, 1)
const locked = (...dependencies: string[]) => ({ integrity: `sha512-${sha512.toString('base64')}`, dependencies })
const inputs = {
  owner: 'player',
  release: '1.0.0-a',
  packages: { '@scope/alpha@1.0.0': locked('zeta@2.0.0', 'unused@3.0.0'), 'zeta@2.0.0': locked(), 'unused@3.0.0': locked() },
} as const
const manifest = (fields: object): string => JSON.stringify(fields)
let folder: string
let files: string[]

beforeAll(async () => {
  folder = await temporaryProject({
    'node_modules/@scope/alpha/package.json': manifest({ name: '@scope/alpha', version: '1.0.0', license: 'MIT' }),
    'node_modules/zeta/package.json': manifest({ name: 'zeta', version: '2.0.0', license: '(MIT OR Apache-2.0)' }),
    'node_modules/bought/package.json': manifest({ name: 'bought', version: '4.0.0', license: 'SEE LICENSE IN LICENSE.txt' }),
    'area/package.json': manifest({ name: 'area' }),
  })
  files = ['area/src/entry.ts', 'node_modules/zeta/index.js', 'node_modules/@scope/alpha/lib/one.js', 'node_modules/@scope/alpha/lib/two.js'].map((name) => path.join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string): unknown => JSON.parse(text)

test('the SBOM has each bundled package once, with version, licence, digest and dependencies, and no module of the project', async () => {
  const text = sbomOf(inputs, files)
  const hashes = [{ alg: 'SHA-512', content: sha512.toString('hex') }]
  expect(read(text)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'player', version: '1.0.0-a' } },
    components: [
      { group: '@scope', name: 'alpha', version: '1.0.0', hashes, licenses: [{ license: { id: 'MIT' } }], purl: 'pkg:npm/%40scope/alpha@1.0.0' },
      { name: 'zeta', version: '2.0.0', hashes, licenses: [{ expression: '(MIT OR Apache-2.0)' }], purl: 'pkg:npm/zeta@2.0.0' },
    ],
    dependencies: expect.arrayContaining([{ ref: 'pkg:npm/%40scope/alpha@1.0.0', dependsOn: ['pkg:npm/zeta@2.0.0'] }]),
  })
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
})

test('the same packages give the same text, in any order of the modules', () => {
  expect(sbomOf(inputs, [...files].reverse())).toBe(sbomOf(inputs, files))
})

test('a licence that SPDX does not know is named as the package names it', () => {
  const bought = { ...inputs, packages: { 'bought@4.0.0': locked() } }
  expect(sbomOf(bought, [path.join(folder, 'node_modules/bought/index.js')])).toContain('"licenses":[{"license":{"name":"SEE LICENSE IN LICENSE.txt"}}]')
})

test('a package that the lockfile does not have is refused', () => {
  expect(() => sbomOf({ ...inputs, packages: {} }, files)).toThrow('is in the bundle, and pnpm-lock.yaml has no digest of it')
})
