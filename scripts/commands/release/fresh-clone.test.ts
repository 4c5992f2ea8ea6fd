/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'clone-'))
const clone = path.join(folder, 'clone')

/** Links the installed packages instead of downloading them. */
const npx = `#!/bin/sh
echo "npx $*"
for name in . scripts scripts/release shared; do
  mkdir "$name/node_modules"
  ln -s "${root}/$name/node_modules/"* "$name/node_modules/"
done
`

beforeAll(() => {
  const wanted = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '*/package.json', 'scripts', 'shared']
  const files = execFileSync('git', ['ls-files', ...wanted], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const file of files) cpSync(path.join(root, file), path.join(clone, file))
  mkdirSync(path.join(folder, 'bin'))
  writeFileSync(path.join(folder, 'bin/npx'), npx, { mode: 0o755 })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('npm run release in a fresh clone installs first, and prints a single JSON document', () => {
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH ?? ''}` }
  const args = ['run', '--silent', 'release', '--', 'status', '--json', '--store', path.join(folder, 'store')]
  const release = () => spawnSync('npm', args, { cwd: clone, env, encoding: 'utf8' })
  const first = release()
  expect(first.stderr).toMatch(/^Installing packages .*\nnpx --yes pnpm@\S+ install --frozen-lockfile/)
  expect(JSON.parse(first.stdout)).toMatchObject({ ok: true, seq: 0 })
  expect(release()).toMatchObject({ status: 0, stdout: first.stdout, stderr: '' })
}, 60_000)
