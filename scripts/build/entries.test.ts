/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Refusal } from '@xhkt/release/refusal'
import { entriesOf } from './entries.ts'

let folder = ''
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'entries-')), 'remote-player')
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  for (const file of ['package.json', 'src/entry.tsx', 'src/routes.ts', 'src/skeletons.tsx']) writeFileSync(path.join(folder, file), '')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const without = (file: string): string[] => {
  rmSync(path.join(folder, file))
  return entriesOf('player', folder)
}

test('an area has its pages, its routes and its skeletons as entries', () => {
  expect(entriesOf('player', folder)).toEqual(['./src/entry.tsx', './src/routes.ts', './src/skeletons.tsx'])
})

test('an area needs no skeletons', () => {
  expect(without('src/skeletons.tsx')).toEqual(['./src/entry.tsx', './src/routes.ts'])
})

test.each(['package.json', 'src/entry.tsx', 'src/routes.ts'])('an area without %s is refused by the name of the file', (file) => {
  const refused = new Refusal('broken', `player cannot be built: remote-player/${file} not found (docs/architecture.md#what-a-remote-is)`)
  expect(() => without(file)).toThrow(refused)
})
