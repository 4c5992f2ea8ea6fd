/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')

/** The entry of a folder in the list under "Where things live", which may take several lines. */
const lineOf = (name: string): string => new RegExp(`\\n${name}/ +([^]*?)\\n\\S`).exec(page)?.[1] ?? ''

function foldersIn(parent: string): string[] {
  const files = execFileSync('git', ['ls-files', parent], { cwd: root, encoding: 'utf8' })
  return [...new Set(files.match(new RegExp(`(?<=^${parent}/)[\\w-]+(?=/)`, 'gm')))]
}

test.each<[parent: string, listed: string, atLeast: number]>([
  ['scripts', lineOf('scripts'), 10],
  ['host/src', lineOf('host'), 5],
  ['host/src/shell', lineOf('host'), 8],
])('docs/architecture.md lists every folder of %s under "Where things live"', (parent, listed, atLeast) => {
  const folders = foldersIn(parent)
  expect(folders.length).toBeGreaterThanOrEqual(atLeast)
  expect(folders.filter((folder) => !new RegExp(`(?<![\\w-])${folder}(?![\\w-])`).test(listed))).toEqual([])
})

test('a component with a folder of its name stands in it', () => {
  const files = execFileSync('git', ['ls-files', '*.tsx'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n')
  const folders = new Set(files.map((file) => path.dirname(file)))
  expect(files.filter((file) => folders.has(file.replace(/\.tsx$/, '')))).toEqual([])
})
