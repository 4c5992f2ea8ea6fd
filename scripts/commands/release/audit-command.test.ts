/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sbomName } from '@xhkt/release/pack/private-files'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { runCommand } from './run-command.ts'

const store = new LocalFolder(newStorePath())
const file = path.join(path.dirname(store.place), 'advisories.json')

const sbom = (...components: object[]): string => JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components })
const licensed = (id: string) => [{ license: { id } }]

beforeAll(async () => {
  const kept = sbom({ name: 'hls.js', version: '1.7.4', licenses: licensed('Apache-2.0') }, { group: '@scope', name: 'alpha', version: '2.0.0', licenses: licensed('MIT') })
  const live = sbom(
    { name: 'copied', version: '1.0.0', licenses: licensed('GPL-3.0-only') },
    { name: 'bought', version: '1.0.0', licenses: [{ license: { name: 'SEE LICENSE IN EULA' } }] },
    { name: 'nameless', version: '1.0.0' },
    { name: 'either', version: '1.0.0', licenses: [{ expression: 'GPL-3.0-only OR MIT' }] },
    { name: 'both', version: '1.0.0', licenses: [{ expression: '(MIT AND GPL-3.0-only)' }], components: [{ name: 'inner', version: '1.0.0', licenses: licensed('ISC') }] },
  )
  await published(store, { owner: 'player', files: { [sbomName]: kept } }, { owner: 'player', release: '1.0.1-b', files: { [sbomName]: live } }, { owner: 'catalog' })
  await promoteAll(store, { player: '1.0.1-b', catalog: '1.0.0-a' }, 'first')
})
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand(['audit', ...args, '--store', store.place], { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** An advisory on one package of npm with these events of one range. */
const advisory = (name: string, ...events: object[]) => ({
  id: 'GHSA-1',
  aliases: ['CVE-1'],
  summary: 'reads too much',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
})

async function auditWith(...advisories: unknown[]) {
  writeFileSync(file, JSON.stringify(advisories))
  return run('player', '1.0.0-a', '--advisories', file)
}

test('the live release is audited by default, and each licence that is not allowed, unknown or missing is named', async () => {
  expect(await run('player')).toEqual({
    code: 5,
    err: '',
    out: `player 1.0.1-b, 6 packages: 4 findings
  · copied 1.0.0: the licence GPL-3.0-only is not allowed
  · bought 1.0.0: the licence SEE LICENSE IN EULA is unknown
  · nameless 1.0.0: it names no licence
  · both 1.0.0: the licence (MIT AND GPL-3.0-only) is not allowed
Vulnerabilities were not looked for: name a file of advisories by --advisories`,
  })
})

test('findings are no success in JSON either', async () => {
  expect(JSON.parse((await run('player', '--json')).out)).toMatchObject({ ok: false, command: 'audit', releases: [{ release: '1.0.1-b' }] })
})

test('a kept release is audited by its name, with the advisories of a file', async () => {
  expect(await auditWith()).toMatchObject({ code: 0, out: 'player 1.0.0-a, 2 packages: no known vulnerability, and every licence is allowed' })
  expect(await auditWith(advisory('hls.js', { introduced: '0' }, { fixed: '1.6.9' }, { introduced: '1.7.0' }, { fixed: '1.7.5' }))).toMatchObject({
    code: 5,
    out: 'player 1.0.0-a, 2 packages: 1 finding\n  · hls.js 1.7.4: GHSA-1, CVE-1: reads too much, fixed in 1.7.5',
  })
})

test('all audits the live releases of every owner', async () => {
  const unknown = await run('all')
  expect(unknown).toMatchObject({ code: 3, err: '' })
  expect(unknown.out).toMatch(/^✗ catalog 1\.0\.0-a has no SBOM, .*\n  · Release catalog again: npm run release -- catalog\..*\nplayer 1\.0\.1-b, 6 packages: 4 findings\n/)
  await published(store, { owner: 'catalog', release: '1.0.1-b', files: { [sbomName]: sbom() } })
  await promoteAll(store, { catalog: '1.0.1-b' }, 'with an SBOM')
  expect(await run('all')).toMatchObject({ code: 5, out: expect.stringMatching(/^catalog 1\.0\.1-b, 0 packages: every licence is allowed\nplayer 1\.0\.1-b, 6 packages: 4 findings\n/) })
})

test.each<[what: string, isFound: boolean, advisory: object]>([
  ['from a version on', true, advisory('hls.js', { introduced: '1.7.4' })],
  ['from a later version on', false, advisory('hls.js', { introduced: '1.7.5' })],
  ['before the version in which it is fixed', false, advisory('hls.js', { introduced: '0' }, { fixed: '1.7.4' })],
  ['up to the last affected version', true, advisory('hls.js', { introduced: '0' }, { last_affected: '1.7.4' })],
  ['up to an earlier version', false, advisory('hls.js', { introduced: '0' }, { last_affected: '1.7.3' })],
  ['in a later part of the range, whatever the order of its events', true, advisory('hls.js', { fixed: '1.8.0' }, { introduced: '1.7.0' }, { fixed: '1.2.0' }, { introduced: '0' })],
  ['between two parts of the range', false, advisory('hls.js', { introduced: '0' }, { fixed: '1.2.0' }, { introduced: '1.8.0' })],
  ['after a prerelease of the same version', true, advisory('hls.js', { introduced: '1.7.4-beta.1' })],
  ['below a limit', false, advisory('hls.js', { introduced: '0' }, { limit: '1.5.0' })],
  ['with versions that cannot be compared', true, advisory('hls.js', { introduced: 'spring' })],
  ['in a package with a scope', true, advisory('@scope/alpha', { introduced: '0' })],
  ['in a package that the release does not have', false, advisory('alpha', { introduced: '0' })],
  ['by the list of versions', true, { id: 'X', affected: [{ package: { ecosystem: 'npm', name: 'hls.js' }, versions: ['1.7.4'] }] }],
  ['in another ecosystem', false, { id: 'X', affected: [{ package: { ecosystem: 'PyPI', name: 'hls.js' }, versions: ['1.7.4'] }] }],
  ['by commits alone', false, { id: 'X', affected: [{ package: { ecosystem: 'npm', name: 'hls.js' }, ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }] }],
  ['before it was withdrawn', false, { ...advisory('hls.js', { introduced: '0' }), withdrawn: '2026-01-01T00:00:00Z' }],
])('a package that is affected %s: %s', async (_, isFound, one) => {
  expect((await auditWith(one)).code).toBe(isFound ? 5 : 0)
})

test('a file may hold one advisory, or the answer of osv.dev', async () => {
  for (const content of [advisory('hls.js', { introduced: '0' }), { vulns: [advisory('hls.js', { introduced: '0' })] }]) {
    writeFileSync(file, JSON.stringify(content))
    expect((await run('player', '1.0.0-a', '--advisories', file)).code).toBe(5)
  }
})

test.each<[what: string, args: string[], code: number, says: string]>([
  ['a release of an older checkout', ['catalog', '1.0.0-a'], 3, 'catalog 1.0.0-a has no SBOM, so its packages are unknown'],
  ['a release that is not there', ['player', '9.9.9-z'], 3, 'has no player 9.9.9-z'],
  ['an owner of whom nothing is live', ['checkout'], 2, 'Nothing of checkout is live: name a release'],
  ['a named release of all', ['all', '1.0.0-a'], 2, 'audit all reads what is live, and takes no 1.0.0-a'],
  ['a missing file', ['player', '--advisories', '/nowhere.json'], 2, '/nowhere.json cannot be read'],
])('audit refuses %s', async (_, args, code, says) => {
  expect(await run(...args)).toMatchObject({ code, err: expect.stringContaining(says) })
})

test('audit refuses advisories of another format, and an SBOM that has been changed', async () => {
  expect(await auditWith({ title: 'no id' })).toMatchObject({ code: 3, err: expect.stringContaining('0.id is missing') })
  writeFileSync(path.join(store.place, 'player/1.0.0-a', sbomName), '{}')
  expect(await auditWith()).toMatchObject({ code: 3, err: expect.stringContaining('is not what was packed') })
})
