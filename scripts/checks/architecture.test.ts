/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')

/** What the list under "Where things live" says of a folder: its line, and those that go on with it. */
const lineOf = (name: string): string => new RegExp(`\\n${name}/ +([^]*?)\\n\\S`).exec(page)?.[1] ?? ''

function foldersIn(place: string): string[] {
  const files = execFileSync('git', ['ls-files', place], { cwd: root, encoding: 'utf8' })
  return [...new Set(files.match(new RegExp(`(?<=^${place}/)[\\w-]+(?=/)`, 'gm')))]
}

test.each<[place: string, listed: string, atLeast: number]>([
  ['scripts', lineOf('scripts'), 10],
  ['host/src', lineOf('host'), 5],
  ['host/src/shell', lineOf('host'), 8],
])('docs/architecture.md names every folder of %s where it says where things live', (place, listed, atLeast) => {
  const folders = foldersIn(place)
  expect(folders.length).toBeGreaterThanOrEqual(atLeast)
  expect(folders.filter((folder) => !new RegExp(`(?<![\\w-])${folder}(?![\\w-])`).test(listed))).toEqual([])
})
