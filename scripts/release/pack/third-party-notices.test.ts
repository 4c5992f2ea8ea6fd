/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { thirdPartyNotices } from './third-party-notices.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'notices-'))
afterAll(() => rmSync(folder, { recursive: true }))

function withFiles(files: Record<string, string>): string[] {
  return Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  })
}

withFiles({
  'node_modules/zeta/package.json': '{"name":"zeta","version":"2.0.0","license":"Apache-2.0"}',
  'node_modules/zeta/LICENSE': 'Apache License\r\nVersion 2.0\n',
  'node_modules/zeta/NOTICE.md': 'Zeta by its authors',
  'node_modules/@scope/alpha/package.json': '{"name":"@scope/alpha","version":"1.0.0","license":"MIT"}',
  'node_modules/@scope/alpha/cjs/package.json': '{"type":"commonjs"}',
  'node_modules/bare/package.json': '{"name":"bare","version":"1.0.0"}',
  'area/package.json': '{"name":"area"}',
})
const at = (name: string): string => path.join(folder, name)
const bundle = ['area/src/entry.ts', 'node_modules/zeta/index.js', 'node_modules/zeta/other.js', 'node_modules/@scope/alpha/cjs/index.js'].map(at)
const rule = '='.repeat(80)

test('the notices have each bundled package once, sorted, with its version, licence and texts, and no module of the project', () => {
  expect(thirdPartyNotices(bundle)).toBe(`This release contains the following third-party software.

${rule}
@scope/alpha 1.0.0
Licence: MIT

${rule}
zeta 2.0.0
Licence: Apache-2.0

Apache License
Version 2.0

Zeta by its authors
`)
  expect(thirdPartyNotices([...bundle].reverse())).toBe(thirdPartyNotices(bundle))
})

test('a package without a licence is refused', () => {
  expect(() => thirdPartyNotices([at('node_modules/bare/index.js')])).toThrow('bare 1.0.0 is in the bundle, and has no licence')
})

test('a file that a plugin writes into node_modules of the project gets no notice', () => {
  expect(thirdPartyNotices([at('area/node_modules/.generated/share.js')])).not.toContain('area')
})
