/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { packageDir, root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const codeOwners = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')

describe.each(owners)('the README of %s', (owner) => {
  const folder = packageDir(owner)
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')

  it('has at most 66 lines beside its table of routes', () => {
    const lines = readme.trimEnd().split('\n').filter((line) => !line.startsWith('|'))
    expect(lines.length).toBeLessThanOrEqual(66)
  })

  it('lists only existing commands, for its own area', () => {
    const commands = [...readme.matchAll(/^npm (?:run )?([\w:]+)(?: -- (\S+))?/gm)].map(([, script = '', first]) => [script, first])
    expect(commands.map(([script]) => script)).toEqual(expect.arrayContaining(['test', 'start', 'release']))
    expect(commands.filter(([script = '']) => !(script in scripts))).toEqual([])
    const own = [owner, `${path.basename(folder)}/`, undefined]
    expect(commands.filter(([, first]) => !own.includes(first))).toEqual([])
  })

  it('names the same team as CODEOWNERS', () => {
    const [, team = ''] = new RegExp(`^/${path.basename(folder)}/ +(\\S+)$`, 'm').exec(codeOwners) ?? []
    expect(readme.slice(readme.indexOf('## Who to ask'))).toContain(`\`${team}\``)
  })
})

test('the README of the project has at most 100 lines of at most 100 characters', () => {
  const lines = readFileSync(path.join(root, 'README.md'), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(100)
  expect(lines.filter((line) => line.length > 100)).toEqual([])
})

/** Pages that commands write, and changelogs. */
const writtenByCommands = /^docs\/benchmark\.md$|\/report\/|CHANGELOG\.md$/
const pages = sourceFiles('.md').filter((page) => !writtenByCommands.test(page))

test.each(pages)('%s has lines of at most 140 characters, outside tables and code', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8').replace(/^```[^]*?^```/gm, '')
  expect(text.split('\n').filter((line) => line.length > 140 && !line.startsWith('|'))).toEqual([])
})
