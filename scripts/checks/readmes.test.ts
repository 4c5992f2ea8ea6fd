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

  it('leads to the commands, and has the scripts that need no name in its folder', () => {
    expect(readme).toContain('(../README.md#working-on-one-area)')
    const own = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    expect(Object.keys(own.scripts)).toEqual(expect.arrayContaining(['test', 'dev', 'release']))
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

test('every page names only commands that exist', () => {
  const named = pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8')
    return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, lifecycle]) => ({ page, script: script ?? lifecycle ?? '' }))
  })
  expect(named.map(({ script }) => script)).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'new', 'release', 'check:e2e']))
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
})

test.each(pages)('%s has lines of at most 140 characters, outside tables and code', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8').replace(/^```[^]*?^```/gm, '')
  expect(text.split('\n').filter((line) => line.length > 140 && !line.startsWith('|'))).toEqual([])
})
