/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { packageDir, root } from '../../lib/paths.mjs'
import { checksOf } from '../../lib/area-checks.ts'
import { ownerFolders } from '../../lib/owners.mjs'
import { readRequest } from './request.mjs'
import { stepsOf } from './steps.mjs'

const run = (script: string, ...args: string[]) => spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' })

describe('readRequest', () => {
  it('returns no folders without arguments, which means every check', () => expect(readRequest([])).toEqual({ folders: [] }))

  it('returns the folders of the named areas, each once', () => {
    expect(readRequest(['catalog'])).toEqual({ folders: ['remote-catalog'] })
    expect(readRequest(['host', 'player', 'host'])).toEqual({ folders: ['host', 'remote-player'] })
  })

  it('knows the folder of every owner of releases', () => {
    const known = ownerFolders()
    expect([...known.keys()].sort()).toEqual([...owners].sort())
    for (const [name, folder] of known) expect(join(root, folder)).toBe(packageDir(owners.find((owner) => owner === name) ?? 'host'))
  })

  it('accepts shared beside areas, which has no browser tests', async () => {
    expect(readRequest(['catalog', 'shared'])).toEqual({ folders: ['remote-catalog', 'shared'] })
    const { lanes, alone } = await stepsOf(['remote-catalog', 'shared'])
    const released = checksOf(['remote-catalog', 'shared'])
    // Compares only the first words: the option for the report of test counts differs.
    const starts = ({ command }: { command: string[] }): string => command.slice(0, 4).join(' ')
    const steps = [...(lanes[1] ?? []), ...(lanes[0] ?? [])]
    expect(steps.map(starts).sort()).toEqual([...released.map(starts), 'tsx scripts/build/main.ts'].sort())
    expect(alone.map(({ command }) => command)).toEqual([['playwright', 'test', 'remote-catalog/e2e/']])
    expect((await stepsOf(['shared'])).alone).toEqual([])
  })

  it.each([
    [['catalogue'], /There is no area catalogue\. .*catalog/],
    [['--watch'], /Unknown option '--watch'\. npm test -- --help/],
  ])('refuses %j with what the command takes', (args, message) => expect(() => readRequest(args)).toThrow(message))
})

describe.each(['scripts/commands/test/main.mjs', 'scripts/commands/start/main.mjs'])('%s', (script) => {
  it('prints its usage with --help, and does nothing else', () => {
    const { status, stdout, stderr } = run(script, '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^npm (test|start) +\S/)
  })

  it('exits with 2 for wrong arguments', () => {
    const { status, stderr } = run(script, 'nowhere')
    expect(status).toBe(2)
    expect(stderr).toMatch(/nowhere.*npm (test|start) -- /)
  })
})

it.each(owners)('test, dev and release in the folder of %s name that owner', (owner) => {
  const { scripts } = JSON.parse(readFileSync(join(packageDir(owner), 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const names = ['test', 'dev', 'release']
  expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node ../scripts/commands/${name}/main.mjs ${owner}`])))
})
