/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/paths.ts'

const folders = [...new Set(execFileSync('git', ['ls-files', 'scripts'], { cwd: root, encoding: 'utf8' }).match(/(?<=^scripts\/)[\w-]+(?=\/)/gm))]
const [, listed = ''] = /\nscripts\/ +([^]*?)\n\w+\/ /.exec(readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')) ?? []

test('docs/architecture.md lists every folder of scripts', () => {
  expect(folders.length).toBeGreaterThan(10)
  expect(folders.filter((folder) => !new RegExp(`[^\\w-]${folder}[^\\w-]`).test(listed))).toEqual([])
})
