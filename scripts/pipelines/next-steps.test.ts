/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

interface Settings {
  area?: string
  share?: string
  minutes?: string
  /** The commit of the live release. */
  commit?: string | null
  /** The frozen area. */
  frozen?: string
  /** What is live without a signature. */
  unsigned?: string[]
}

/** A repository with three commits in a row, and one on a branch. */
const repository = mkdtempSync(path.join(tmpdir(), 'commits-'))
const git = (...args: string[]): string => execFileSync('git', ['-c', 'user.name=Li Na', '-c', 'user.email=li@example.org', ...args], { cwd: repository, encoding: 'utf8' }).trim()
const commit = (name: string, parent?: string): string => git('commit-tree', git('write-tree'), '-m', name, ...(parent ? ['-p', parent] : []))

git('init', '--quiet')
const oldest = commit('oldest')
const [mine, beside] = [commit('mine', oldest), commit('beside', oldest)]
const newest = commit('newest', mine)

afterAll(() => rmSync(repository, { recursive: true }))

function run(release: string | null, { area = 'catalog', share = '5', minutes = '10', commit: of = null, frozen, unsigned = [] }: Settings = {}) {
  const env = { ...process.env, AREA: area, RELEASE: '1.1.0-b', CANARY_SHARE: share, WATCH_MINUTES: minutes, XHKT_COMMIT: mine }
  const freezes = frozen ? [{ area: frozen, until: '2026-12-24T10:00:00.000Z', who: 'Chen', why: 'exams' }] : []
  const input = JSON.stringify({ ok: true, seq: 7, freezes, differences: [], unsigned, areas: ['catalog', 'host'].map((one) => ({ area: one, release, commit: of })) })
  return spawnSync(process.execPath, [path.join(root, 'scripts/pipelines/next-steps.mjs')], { input, env, cwd: repository, encoding: 'utf8' })
}

const nextSteps = (release: string | null, settings: Settings): string[] => run(release, settings).stdout.trim().split('\n')

describe('the remaining steps of a deploy', () => {
  it.each<[string, string | null, Settings, string[]]>([
    ['a release after another', '1.0.0-a', {}, ['seq=7', 'promote=true', 'canary=true', 'watch=true']],
    ['a release that is live already', '1.1.0-b', { commit: newest }, ['seq=7', 'promote=false', 'canary=false', 'watch=false']],
    ['a first release', null, {}, ['seq=7', 'promote=true', 'canary=false', 'watch=false']],
    ['the host', '1.0.0-a', { area: 'host' }, ['seq=7', 'promote=true', 'canary=true', 'watch=true']],
    ['staging, without share and minutes', '1.0.0-a', { share: '0', minutes: '0' }, ['seq=7', 'promote=true', 'canary=false', 'watch=false']],
  ])('of %s', (_, live, settings, lines) => expect(nextSteps(live, settings)).toEqual(lines))
})

test('a run whose release is live already succeeds with a message', () => {
  expect(run('1.1.0-b', { commit: newest })).toMatchObject({ status: 0, stderr: '✓ catalog 1.1.0-b is live already: nothing to release\n' })
})

test('a run names what is live without a signature, as status fails silently before it', () => {
  expect(run('1.0.0-a', { unsigned: ['promote of catalog 1.0.0-a (seq 7): it is not signed'] }).stderr).toBe('✗ promote of catalog 1.0.0-a (seq 7): it is not signed\n')
})

describe('a freeze', () => {
  it.each(['catalog', 'all'])('of %s ends a run at once', (frozen) => {
    const says = '✗ catalog is frozen until 2026-12-24T10:00:00.000Z by Chen: exams. Run this job again after that.\n'
    expect(run('1.0.0-a', { frozen })).toMatchObject({ status: 1, stdout: '', stderr: says })
  })

  it('of another area does not, nor one that begins once the release is live', () => {
    expect(run('1.0.0-a', { frozen: 'player' }).status).toBe(0)
    expect(run('1.1.0-b', { frozen: 'all' }).status).toBe(0)
  })
})

describe('a run replaces the live release', () => {
  it.each([
    ['of an ancestor of its commit', oldest],
    ['of an ancestor with uncommitted changes', `${oldest}+`],
    ['of its own commit', mine],
  ])('%s', (_, of) => expect(run('1.0.0-a', { commit: of })).toMatchObject({ status: 0, stderr: '' }))
})

describe('a run does not replace the live release', () => {
  it.each([
    ['of a newer commit', newest],
    ['of a commit on another branch', beside],
    ['of an unknown commit', 'f'.repeat(40)],
  ])('%s, and prints the remedy', (_, of) => {
    const { status, stdout, stderr } = run('1.2.0-c', { commit: of })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(new RegExp(`^✗ catalog 1\\.2\\.0-c is live, of commit ${of}, .* Run the pipeline on a commit that has it, .*\n$`))
  })
})
