/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'closed-output-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a command whose reader has closed the pipe ends with its own exit code and no stack', () => {
  const command = `node scripts/commands/release/main.mjs status --store "${folder}/store"`
  // `true` ends before the command writes.
  const { stderr } = spawnSync('sh', ['-c', `{ ${command}; echo "exit $?" >&2; } | true`], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('exit 0\n')
}, 60_000)
