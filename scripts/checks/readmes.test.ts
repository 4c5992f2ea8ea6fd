/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { packageDir, root } from '../build/paths.ts'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const codeOwners = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')

/** `/a/{b,c}` stands for two. */
function spelledOut(text: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? []
  return choices === undefined ? [text] : choices.split(',').map((choice) => `${before}${choice}${after}`)
}

/** The paths that the first column of the table of routes names, without what follows the question mark. */
function pathsIn(readme: string): string[] {
  const cells = readme.split('\n').flatMap((line) => /^\| (`\/.*?) \|/.exec(line)?.[1] ?? [])
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\/[^`?]*)/g)].map(([, name = '']) => name))
  return named.flatMap(spelledOut)
}

const fits = (named: string, route: string): boolean => (named.endsWith('…') ? route.startsWith(named.slice(0, -1)) : named === route)

describe.each(owners)('the README of %s', (owner) => {
  const folder = packageDir(owner)
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')

  it('is less than a page', () => expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(70))

  it('names every route, and none that there is not', async () => {
    const { routes } = (await import(path.join(folder, 'src/routes.ts'))) as { routes: RouteDeclaration[] }
    const named = pathsIn(readme)
    expect(routes.filter((route) => !named.some((name) => fits(name, route.path))).map((route) => route.path)).toEqual([])
    expect(named.filter((name) => !routes.some((route) => fits(name, route.path)))).toEqual([])
  })

  it('tells the commands of its team, each of which there is', () => {
    const commands = [...readme.matchAll(/^npm (?:run )?([\w:]+)(?: -- (\S+))?/gm)].map(([, script = '', first]) => [script, first])
    expect(commands.map(([script]) => script)).toEqual(expect.arrayContaining(['test', 'start', 'release']))
    expect(commands.filter(([script = '']) => !(script in scripts))).toEqual([])
    const own = [owner, `${path.basename(folder)}/`, undefined]
    expect(commands.filter(([, first]) => !own.includes(first))).toEqual([])
  })

  it('says whom to ask, as CODEOWNERS does', () => {
    const [, team = ''] = new RegExp(`^/${path.basename(folder)}/ +(\\S+)$`, 'm').exec(codeOwners) ?? []
    expect(readme.slice(readme.indexOf('## Who to ask'))).toContain(`\`${team}\``)
  })
})
