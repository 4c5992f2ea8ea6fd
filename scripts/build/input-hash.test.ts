/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { haveChanged, inputsOf, inputsOfAll } from './input-hash.ts'

const page = (text: string): string => `export default () => <p>${text}</p>\n`
const manifest = (name: string, dependencies: Record<string, string> = {}): string =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', sideEffects: false, exports: { './*': './src/*' }, dependencies })

/** An area whose page does not import `shared`. */
const area = (folder: string): Record<string, string> => ({
  [`${folder}/package.json`]: manifest(`@xhkt/${folder}`),
  [`${folder}/src/routes.ts`]: 'export const routes = []\n',
  [`${folder}/src/entry.tsx`]: "export const pages = { home: () => import('./page.tsx') }\n",
  [`${folder}/src/skeletons.tsx`]: page('bones'),
  [`${folder}/src/page.tsx`]: page('plain'),
})

const locked = (name: string, version: string): string => `      ${name}:\n        specifier: ^1.0.0\n        version: ${version}\n`
const lockfile = `lockfileVersion: '9.0'

importers:

  .: {}

  host:
    dependencies:
${locked('react', '19.0.0')}
  remote-catalog:
    dependencies:
${locked('pictures', '1.0.0(react@19.0.0)')}
  remote-checkout: {}

  remote-personal: {}

  remote-player: {}

  sandbox:
    dependencies:
${locked('database', '3.0.0')}
  scripts:
    dependencies:
${locked('css-loader', '7.0.0')}${locked('postcss-loader', '8.0.0')}${locked('swc-loader', '0.2.0')}${locked('webpack', '5.0.0')}
  scripts/release:
    dependencies:
${locked('checksum', '6.0.0')}
  shared/contract: {}

  shared/kit:
    dependencies:
${locked('react', '19.0.0')}
  shared/platform:
    dependencies:
${locked('react', '19.0.0')}${locked('dayjs', '4.0.0')}
packages:

  pictures@1.0.0:
    resolution: {integrity: sha512-a}

snapshots:
  checksum@6.0.0: {}
  css-loader@7.0.0: {}
  database@3.0.0: {}
  dayjs@4.0.0: {}
  pictures@1.0.0(react@19.0.0):
    dependencies:
      '@scope/pixels': 2.0.0
      react: 19.0.0
  postcss-loader@8.0.0: {}
  react@19.0.0: {}
  '@scope/pixels@2.0.0': {}
  swc-loader@0.2.0: {}
  webpack@5.0.0: {}
`

const sources: Record<string, string> = {
  ...area('host'),
  ...area('remote-catalog'),
  ...area('remote-player'),
  ...area('remote-checkout'),
  ...area('remote-personal'),
  'pnpm-lock.yaml': lockfile,
  'package.json': JSON.stringify({ browserslist: ['chrome >= 86'] }),
  'host/src/index.ts': "import '@xhkt/kit/provided.ts'\nimport '@xhkt/platform/auth.ts'\nimport '@xhkt/platform/date.ts'\n",
  'host/src/boot.ts': 'console.log(1)\n',
  'host/src/canary-choice.ts': 'console.log(1)\n',
  'host/src/boot/polyfills/polyfills.ts': 'console.log(3)\n',
  'host/src/mobile-redirect.ts': 'console.log(2)\n',
  'host/src/static-shell.tsx': page('shell'),
  'host/static/icon.svg': '<svg/>',
  'remote-catalog/src/page.tsx': `import { PriceTag } from '@xhkt/kit/price-tag.tsx'
import type { Course } from '@xhkt/contract/course.ts'
import { signedIn } from '@xhkt/platform/auth'
import pictures from 'pictures/small'
import css from './page.module.css'
import { words } from './words.ts'
export default ({ course }: { course: Course }) => <PriceTag className={css.page}>{words(course, signedIn, pictures)}</PriceTag>
`,
  'remote-catalog/src/page.module.css': ".page { background: url('./page.png') }\n",
  'remote-catalog/src/page.png': 'picture',
  'remote-catalog/src/words.ts': "import { type Grade } from './grade.ts'\nexport const words = (...all: unknown[]): Grade => all.join() as Grade\n",
  'remote-catalog/src/grade.ts': "export type Grade = 'a'\n",
  'remote-catalog/src/unused.ts': 'export const unused = 1\n',
  'remote-catalog/src/page.test.tsx': 'test\n',
  'remote-catalog/README.md': 'Readme\n',
  'remote-player/src/page.tsx': "import { PriceTag } from '@xhkt/kit/price-tag.tsx'\nexport default () => <PriceTag />\n",
  'remote-personal/src/skeletons.tsx': "import { Button } from '@xhkt/kit/button.tsx'\nexport default () => <Button />\n",
  'shared/contract/package.json': manifest('@xhkt/contract'),
  'shared/contract/src/course.ts': 'export interface Course { id: string }\n',
  'shared/contract/src/major.ts': 'export const major = 1\n',
  'shared/kit/package.json': manifest('@xhkt/kit'),
  'shared/kit/src/provided.ts': "export * from './button.tsx'\n",
  'shared/kit/src/button.tsx': "import { look } from './look.ts'\nexport const Button = () => <b>{look}</b>\n",
  'shared/kit/src/look.ts': 'export const look = 1\n',
  'shared/kit/src/price-tag.tsx': "import { Button } from './button.tsx'\nimport { digits } from './digits.ts'\nexport const PriceTag = () => <Button>{digits}</Button>\n",
  'shared/kit/src/digits.ts': 'export const digits = 2\n',
  'shared/platform/package.json': JSON.stringify({
    ...(JSON.parse(manifest('@xhkt/platform')) as object),
    exports: { './auth': './src/auth.ts', './*': './src/*' },
  }),
  'shared/platform/src/auth.ts': "import dayjs from 'dayjs'\nimport { store } from './store.ts'\nexport const signedIn = store(dayjs)\n",
  'shared/platform/src/store.ts': 'export const store = String\n',
  'shared/platform/src/date.ts': "import './generated/calendar.css'\n",
  'scripts/package.json': manifest('@xhkt/scripts'),
  'scripts/build/build.ts': "import 'webpack'\nimport { major } from '@xhkt/contract/major.ts'\nimport '@xhkt/release/pack/pack.ts'\nimport '@xhkt/release/store.ts'\nimport '../lib/paths.mjs'\nconsole.log(major)\n",
  'scripts/lib/paths.mjs': 'console.log(7)\n',
  'scripts/lib/usage.mjs': 'console.log(8)\n',
  'scripts/build/antd-css.ts': 'console.log(4)\n',
  'scripts/release/package.json': JSON.stringify({ ...(JSON.parse(manifest('@xhkt/release')) as object), exports: { './*': './*' } }),
  'scripts/release/pack/pack.ts': "import 'checksum'\n",
  'scripts/release/store.ts': 'console.log(6)\n',
}

const at = mkdtempSync(path.join(tmpdir(), 'inputs-'))
const write = (folder: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function writeAll(folder: string): void {
  for (const [file, text] of Object.entries(sources)) write(folder, file, text)
  mkdirSync(path.join(folder, 'node_modules/@xhkt'), { recursive: true })
  for (const at of ['shared/contract', 'shared/kit', 'shared/platform', 'scripts/release']) {
    symlinkSync(path.join(folder, at), path.join(folder, 'node_modules/@xhkt', path.basename(at)), 'junction')
  }
}

type Names = Partial<Record<Owner, string>>
const namesIn = (folder: string): Names => Object.fromEntries(inputsOfAll(owners, folder).map(({ owner, release }) => [owner, release]))

writeAll(at)
const before = namesIn(at)
afterAll(() => rmSync(at, { recursive: true }))

/** The owners whose releases get another name by this change of a file. */
function renamedBy(file: string, change: (text: string) => string = (text) => `${text} `): Owner[] {
  write(at, file, change(sources[file] ?? ''))
  const now = namesIn(at)
  if (file in sources) write(at, file, sources[file] ?? '')
  else rmSync(path.join(at, file))
  return owners.filter((owner) => now[owner] !== before[owner])
}

const everyone = [...owners]

describe('the names of releases change with', () => {
  it.each<[string, string, Owner[]]>([
    ['a page', 'remote-player/src/page.tsx', ['player']],
    ['the routes', 'remote-personal/src/routes.ts', ['personal']],
    ['the skeletons', 'remote-player/src/skeletons.tsx', ['player']],
    ['a CSS module', 'remote-catalog/src/page.module.css', ['catalog']],
    ['a picture', 'remote-catalog/src/page.png', ['catalog']],
    ['an inline script of the host', 'host/src/boot.ts', ['host']],
    ['a static file', 'host/static/icon.svg', ['host']],
    ['a module of the kit, for its users', 'shared/kit/src/price-tag.tsx', ['catalog', 'player']],
    ['a module that another kit module imports, for the users of that', 'shared/kit/src/digits.ts', ['catalog', 'player']],
    ['a module that the host provides, for the host alone', 'shared/platform/src/auth.ts', ['host']],
    ['a module of the kit that the host provides, for the host and for skeletons that draw it', 'shared/kit/src/button.tsx', ['host', 'personal']],
    ['an import of such a module, for the same owners', 'shared/kit/src/look.ts', ['host', 'personal']],
    ['an import of a module that the host provides, for the host alone', 'shared/platform/src/store.ts', ['host']],
    ['a polyfill, for the host alone', 'host/src/boot/polyfills/polyfills.ts', ['host']],
    ['a script of the build, for everyone', 'scripts/build/build.ts', everyone],
    ['a module of lib that the build imports, for everyone', 'scripts/lib/paths.mjs', everyone],
    ['a script of packing, for everyone', 'scripts/release/pack/pack.ts', everyone],
    ['a module of shared that the build imports, for everyone', 'shared/contract/src/major.ts', everyone],
  ])('%s', (_, file, renamed) => expect(renamedBy(file).sort()).toEqual([...renamed].sort()))
})

test('another list of browsers renames everyone', () => {
  expect(renamedBy('package.json', (text) => text.replace('86', '109'))).toEqual(everyone)
})

describe('the names of releases do not change with', () => {
  it.each([
    ['a module of shared that is imported for its types', 'shared/contract/src/course.ts'],
    ['a module whose only import is a type', 'remote-catalog/src/grade.ts'],
    ['a file without an import', 'remote-catalog/src/unused.ts'],
    ['a test', 'remote-catalog/src/page.test.tsx'],
    ['a test of the build', 'scripts/build/build.test.ts'],
    ['Markdown', 'remote-catalog/README.md'],
    ['a browser test', 'remote-catalog/e2e/page.spec.ts'],
    ['a script that runs after packing', 'scripts/release/store.ts'],
    ['a module of lib that the build does not import', 'scripts/lib/usage.mjs'],
    ['a generated style sheet', 'shared/platform/src/generated/calendar.css'],
  ])('%s', (_, file) => expect(renamedBy(file)).toEqual([]))
})

describe('a new version in the lockfile renames', () => {
  it.each<[string, string, string, Owner[]]>([
    ['the users of a package', '1.0.0(react', '1.0.1(react', ['catalog']],
    ['the users of an indirect dependency', '2.0.0', '2.0.1', ['catalog']],
    ['the host alone, for a dependency of the modules that it provides', '4.0.0', '4.0.1', ['host']],
    ['everyone, for a library that areas take from the host, as their containers contain its version', '19.0.0', '19.0.1', everyone],
    ['everyone, for a tool that the build imports', '5.0.0', '5.0.1', everyone],
    ['everyone, for a package that packing imports', '6.0.0', '6.0.1', everyone],
    ['everyone, for a loader, which webpack finds by name', '7.0.0', '7.0.1', everyone],
    ['nobody, for a package of the sandbox', '3.0.0', '3.0.1', []],
    ['nobody, for another digest of the same version', 'sha512-a', 'sha512-b', []],
  ])('%s', (_, from, to, renamed) => {
    expect(lockfile).toContain(from)
    expect(renamedBy('pnpm-lock.yaml', (text) => text.replaceAll(from, to)).sort()).toEqual([...renamed].sort())
  })
})

test.each(owners)('the name of a release of %s is the same, read alone or with others', (owner) => {
  expect(inputsOf(owner, at).release).toBe(before[owner])
})

test.each(['shared/kit/src/digits.ts', 'scripts/build/build.ts', 'pnpm-lock.yaml', 'remote-player/package.json'])('haveChanged: an edit of %s during a build is found', (file) => {
  const inputs = inputsOf('player', at)
  expect(haveChanged(inputs, at)).toBe(false)
  write(at, file, `${sources[file] ?? ''} `)
  expect(haveChanged(inputs, at)).toBe(true)
  write(at, file, sources[file] ?? '')
})

test('the names are the same in another checkout', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'inputs-elsewhere-'))
  writeAll(elsewhere)
  expect(namesIn(elsewhere)).toEqual(before)
  rmSync(elsewhere, { recursive: true })
})
