/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { packageDir, root } from '../lib/paths.mjs'

const rules = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ +/))
  .map(([pattern = '', ...teams]) => ({ pattern, teams }))

const fits = (pattern: string, file: string): boolean =>
  pattern === '*' || (pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern)

const ruleOf = (file: string) => rules.findLast(({ pattern }) => fits(pattern, file))

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

describe('CODEOWNERS', () => {
  it.each(owners)('gives the folder of %s to its team', (owner) => {
    expect(ruleOf(`${path.relative(root, packageDir(owner))}/src/entry.tsx`)?.teams).toEqual([`@xhkt/team-${owner}`])
  })

  it('gives every workflow to the team of the host, as a workflow can ask for the key of any area', () => {
    const teams = tracked.filter((file) => file.startsWith('.github/')).map((file) => ruleOf(file)?.teams.join())
    expect([...new Set(teams)]).toEqual(['@xhkt/team-host'])
  })

  it('has a line for every folder', () => {
    const folders = [...new Set(tracked.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))))]
    expect(folders.length).toBeGreaterThan(8)
    expect(folders.filter((folder) => ruleOf(`${folder}/any`)?.pattern === '*')).toEqual([])
  })

  it('has a known team in each line, and no line for a missing path', () => {
    const exists = ({ pattern }: { pattern: string }): boolean => tracked.some((file) => fits(pattern, file))
    expect(rules.filter((rule) => !exists(rule))).toEqual([])
    const known = owners.map((owner) => `@xhkt/team-${owner}`)
    expect(rules.filter(({ teams }) => teams.length === 0 || teams.some((team) => !known.includes(team)))).toEqual([])
  })
})
