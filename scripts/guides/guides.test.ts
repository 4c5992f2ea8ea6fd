/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { everyCase } from '../lib/every-case.ts'
import { root } from '../lib/paths.mjs'
import { runCommand } from '../commands/release/run-command.ts'
import { CopyOfTree } from './copy-of-tree.ts'
import { blocksOf, commandsOf, follow } from './guide.ts'

const guides = readdirSync(path.join(root, 'docs/guides'))

test.each(guides)('%s has at most 80 lines', (guide) => {
  expect(readFileSync(path.join(root, 'docs/guides', guide), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})

describe('in a copy of the tree', () => {
  let copy: CopyOfTree
  beforeAll(() => (copy = new CopyOfTree()))
  afterAll(() => copy.discard())

  /** Type errors in the given files and their imports. */
  function typeErrors(...include: string[]): string {
    const file = path.join(copy.folder, 'types-of-guide.json')
    writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', include: ['types', 'scripts/jest', ...include] }))
    const { output } = copy.run('npx', 'tsc', '--checkers', '1', '--pretty', 'false', '-p', file)
    rmSync(file)
    return output
  }

  test('first-change.md: its commands pass, and exactly three files have changed', () => {
    follow('first-change.md', copy)
    expect(copy.changed()).toHaveLength(3)
  }, 480_000)

  test('add-a-page.md and add-a-call.md: page and call pass their tests, lint and types', () => {
    follow('add-a-page.md', copy)
    // The browser test of a new area runs this command too, for one folder of `shared`.
    follow('add-a-call.md', copy, everyCase ? [] : ['npm run report:contract'])
    const sources = copy.changed().filter((file) => /\.tsx?$/.test(file))
    expect(sources).toContain('remote-personal/src/features/my-things/ui/my-things-page.tsx')
    expect(typeErrors(...sources)).toBe('')
    expect(copy.run('npx', 'oxlint', ...sources)).toMatchObject({ code: 0, output: expect.stringContaining('Found 0 warnings and 0 errors') as string })
  }, 480_000)
})

describe('release.md', () => {
  const store = new LocalFolder(newStorePath())
  const later = '1.0.1-b'

  beforeAll(async () => {
    await published(store, { owner: 'host' }, { owner: 'personal' }, { owner: 'personal', release: later })
    await promoteAll(store, { host: '1.0.0-a', personal: '1.0.0-a' }, 'first')
  })
  afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

  async function run(command: string): Promise<string> {
    const [, line = ''] = /^npm run release -- (.*)$/.exec(command) ?? []
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
    // Promotes a published release instead of building one, because a build takes a minute.
    const [first = '', ...others] = args
    const given = first === 'personal' ? ['promote', first, later, ...others] : args
    const lines: string[] = []
    const print = (text: string) => void lines.push(text)
    expect({ command, code: await runCommand([...given, '--store', store.place], { out: print, err: print }), lines }).toMatchObject({ code: 0 })
    return lines.join('\n')
  }

  test('its commands make a release live, show the release, and roll it back', async () => {
    const outputs: string[] = []
    for (const command of blocksOf('release.md').flatMap(commandsOf)) outputs.push(await run(command))
    const [made, status, log, back, after] = outputs
    expect(made).toContain(`personal ${later} is live`)
    expect(status).toMatch(new RegExp(`personal +${later}`))
    expect(log).toContain('the address of a prize')
    expect(back).toContain('personal 1.0.0-a is live')
    expect(after).toMatch(/personal +1\.0\.0-a/)
  })
})
