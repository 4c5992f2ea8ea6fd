/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { storeFolders } from '@xhkt/release/store/key'
import { root } from '../../lib/paths.mjs'
import { releaseCommands } from '../../lib/release-commands.ts'
import { Changes } from './changes.ts'
import { changesFor } from './changes-for.ts'
import { namesOf, oneOf } from './names.ts'
import { readRequest } from './request.ts'

/** The files that a command line would change in the sources. Writes nothing. */
function planned(...args: string[]): { created: string[]; changed: string[] } {
  const request = readRequest(args)
  if (!request) throw new Error('the command line asks for help')
  return changesFor(root, request).changes.files()
}

test('a page is a feature with a call, a route, an entry, an address and tests', () => {
  const { created, changed } = planned('page', 'personal', 'my-things', '我的东西')
  const own = ['api/queries.ts', 'ui/my-thing-row.tsx', 'ui/my-things-page.test.tsx', 'ui/my-things-page.tsx']
  const feature = 'remote-personal/src/features/my-things/'
  expect(created.filter((file) => file.startsWith(feature)).map((file) => file.slice(feature.length)).sort()).toEqual(own)
  expect(created).toContain('shared/contract/src/my-things.ts')
  const area = ['remote-personal/CHANGELOG.md', 'remote-personal/src/answers.ts', 'remote-personal/src/entry.tsx', 'remote-personal/src/routes.ts']
  expect(changed).toEqual(expect.arrayContaining(area))
})

test('the sample rows of a page have pictures of the sandbox: the skew check refuses a page with a missing file', () => {
  const request = readRequest(['page', 'personal', 'my-things'])!
  const rows = changesFor(root, request).changes.read('sandbox/src/domains/my-things/my-things.ts')
  expect(rows).toContain("import { coverAddress } from '../media/media.ts'")
  expect(rows).toContain('cover: coverAddress(index + 1)')
})

test('a page outside of the personal centre has a layout and a skeleton of its own', () => {
  const { created, changed } = planned('page', 'catalog', 'teacher-lists')
  const ui = 'remote-catalog/src/features/teacher-lists/ui'
  expect(created).toEqual(expect.arrayContaining([`${ui}/teacher-lists-skeleton.tsx`, `${ui}/teacher-lists-page.module.css`]))
  expect(changed).toContain('remote-catalog/src/skeletons.tsx')
})

test('an area is a folder, its name in the list of areas, and its packages in the lockfile', () => {
  const { created, changed } = planned('area', 'forum', '讨论区')
  expect(created).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'src/routes.ts', 'e2e/forum.spec.ts'].map((file) => `remote-forum/${file}`)))
  expect(created).toContain('remote-forum/src/features/forum/ui/forum-page.tsx')
  expect(changed).toEqual(expect.arrayContaining(['shared/contract/src/federation/areas.ts', 'pnpm-lock.yaml']))
})

test.each([
  [['GET', '/v1/user/prize/count'], ['remote-personal/src/answers.ts'], false],
  [['DELETE', '/v1/user/wish'], [], true],
])('the call %j: files of a new subject: %j', ([method, address], _, isNew) => {
  const { created, changed } = planned('call', 'personal', 'prizes', `${method} ${address}`)
  expect(changed).toContain('remote-personal/src/features/prizes/api/queries.ts')
  expect(created).toContain('remote-personal/src/features/prizes/api/queries.test.ts')
  expect(created.includes('shared/contract/src/prizes.ts')).toBe(isNew)
})

test.each<[args: string[], words: string]>([
  [[], 'makes an area, a page, a call or a feature, not “”'],
  [['component', 'personal', 'x'], 'makes an area, a page, a call or a feature, not “component”'],
  [['area', 'personal'], '“personal” is taken'],
  [['area', 'sandbox'], '“sandbox” is taken'],
  [['area', 'all'], '“all” is taken'],
  [['area', 'my-forum'], '“my-forum” is no name of an area'],
  [['area', 'forum', '讨论', '区'], '“区” is too much'],
  [['area', 'home', '首页'], 'remote-catalog/src/routes.ts has the address /home already'],
  [['page', 'forum', 'threads'], 'There is no area “forum”'],
  [['page', 'host', 'threads'], 'There is no area “host”'],
  [['page', 'personal', 'MyThings'], '“MyThings” is not kebab-case'],
  [['page', 'personal', 'my--things'], '“my--things” is not kebab-case'],
  [['page', 'personal', 'prizes'], 'remote-personal/src/features/prizes exists already'],
  [['feature', 'personal', 'prizes'], 'remote-personal/src/features/prizes exists already'],
  [['page', 'personal', 'prize'], 'The contract has GET /v1/user/prize/list below /v1/user/prize already'],
  [['page', 'personal', 'my', '我的', '东西'], '“东西” is too much'],
  [['call', 'personal', 'prizes', 'FETCH /v1/user/prize'], '“FETCH /v1/user/prize” is not a call'],
  [['call', 'personal', 'prizes', 'GET /v1/user/prize/list'], 'The contract has GET /v1/user/prize/list already'],
  [['call', 'personal', 'my-things', 'GET /v1/user/my-things'], 'There is no remote-personal/src/features/my-things'],
])('%j is refused: %s', (args, words) => {
  expect(() => planned(...args)).toThrow(words)
})

test.each([
  ['my-things', 'my-thing'],
  ['wishes', 'wish'],
  ['diaries', 'diary'],
  ['progress', 'progress-item'],
])('singular of %s: %s', (name, one) => {
  expect(oneOf(namesOf(name)).kebab).toBe(one)
})

test('no area has the name of a command, or of a folder of the store as the runbook lists them', () => {
  const [, table = ''] = readFileSync(path.join(root, 'docs/runbook/reference.md'), 'utf8').split('\n| key | content |\n')
  const rows = (table.split('\n\n')[0] ?? '').split('\n')
  const folders = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([a-z]+)\//g)].map(([, folder = '']) => folder))
  expect([...folders].sort()).toEqual(storeFolders)
  for (const name of [...folders, ...releaseCommands]) expect(() => planned('area', name)).toThrow(`“${name}” is taken`)
})

describe('changes', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'changes-'))
    mkdirSync(path.join(folder, 'src'))
    writeFileSync(path.join(folder, 'src/routes.ts'), 'export const routes = [\n]\n')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('are kept in memory until all of them are known, and written together', () => {
    const changes = new Changes(folder)
    changes.create('src/features/a/a.ts', 'a\n')
    changes.insert('src/routes.ts', '  a,', /^\]/)
    expect(existsSync(path.join(folder, 'src/features'))).toBe(false)
    changes.write()
    expect(readFileSync(path.join(folder, 'src/features/a/a.ts'), 'utf8')).toBe('a\n')
    expect(readFileSync(path.join(folder, 'src/routes.ts'), 'utf8')).toBe('export const routes = [\n  a,\n]\n')
  })

  test('an import joins that of the same module', () => {
    const changes = new Changes(folder)
    changes.create('a.ts', `import type { BodyOf } from '@xhkt/contract'\nimport { b } from './b.ts'\n\nb()\n`)
    changes.addImport('a.ts', `import type { BodyOf, Article } from '@xhkt/contract'`)
    changes.addImport('a.ts', `import { c } from './c.ts'`)
    expect(changes.read('a.ts')).toBe(
      `import type { Article, BodyOf } from '@xhkt/contract'\nimport { b } from './b.ts'\nimport { c } from './c.ts'\n\nb()\n`,
    )
  })

  test.each([
    ['create a file that exists', (changes: Changes) => changes.create('src/routes.ts', ''), 'src/routes.ts exists already'],
    ['edit a file that does not exist', (changes: Changes) => changes.edit('src/entry.tsx', (text) => text), 'src/entry.tsx does not exist'],
    ['insert into a file without the line', (changes: Changes) => changes.insert('src/routes.ts', 'x', /^\}/), 'src/routes.ts has no line like'],
  ])('%s: refused with the name of the file', (_, change, words) => {
    expect(() => change(new Changes(folder))).toThrow(words)
  })
})
