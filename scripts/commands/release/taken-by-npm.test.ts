/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { root } from '../../lib/paths.mjs'
import { takenByNpm } from './taken-by-npm.ts'

test('options that npm has kept are found, and no other setting of npm', () => {
  const settings = { npm_config_registry: 'x', npm_config_user_agent: 'x', npm_config_json: 'true', npm_config_dry_run: undefined }
  expect(takenByNpm(settings)).toEqual([])
  expect(takenByNpm({ ...settings, npm_config_dry_run: 'true', npm_config_expect_seq: '7' })).toEqual(['expect-seq', 'dry-run'])
  expect(takenByNpm({ ...settings, npm_config_token_description: '1.1.0-392aa32ed7' })).toEqual(['to'])
})

test('a command without -- before its options is not run without them', () => {
  // A command that only reads: a fault of the guard would run it on the store of this machine.
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'release', 'status', '--dry-run'], { cwd: root, encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('✗ npm has kept --dry-run for itself. Write -- before the command: npm run release -- status … --dry-run\n')
})
