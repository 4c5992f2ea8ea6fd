/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

interface Violation {
  rule: { name: string }
  from: string
}

const root = resolve(__dirname, '../..')
const packages = ['contract', 'platform', 'kit', 'testing']
const folders = ['host', 'remote-a', 'remote-b', ...packages.map((name) => `shared/${name}`), 'sandbox', 'scripts', 'scripts/release', 'services/collector']
const exportsOf: Record<string, Record<string, string>> = {
  'shared/contract': { '.': './src/contract.ts' },
  'shared/platform': { './*': './src/*/index.ts', './api': './src/api/api.ts' },
  'shared/kit': { './ui/*': './src/ui/*.tsx' },
  'shared/testing': { './*': './src/*.tsx' },
  'scripts/release': { './store': './store.ts' },
  'services/collector': { './server': './src/server.ts' },
}

// Each file breaks the named rule, or no rule if the name is empty. A path without an extension is the folder of the files before it.
const files: [path: string, breaks: string, text: string][] = [
  ['shared/contract/src/contract.ts', '', 'export const contract = 1'],
  ['shared/contract/src/reach.ts', 'contract-stands-alone', "import '@xhkt/platform/api'"],
  ['shared/platform/src/api/api.ts', '', "import '@xhkt/contract'"],
  ['shared/platform/src/auth/relative.ts', 'platform-folders-by-bare-specifier', "import '../api/api.ts'"],
  ['shared/platform/src/auth/up.ts', 'platform-below-kit', "import '@xhkt/kit/ui/tag'"],
  ['shared/platform/src/auth/auth.test.ts', '', "import '@xhkt/testing/page'"],
  ['shared/kit/src/ui/tag.tsx', '', "import '@xhkt/platform/api'"],
  ['shared/kit/src/ui/relative.ts', 'shared-packages-by-bare-specifier', "import '../../../platform/src/api/api.ts'"],
  ['shared/kit/src/ui/area.ts', 'shared-knows-no-area', "import '../../../../host/src/index.ts'"],
  ['shared/testing/src/page.tsx', '', 'export const page = 1'],
  ['host/src/index.ts', '', "import '@xhkt/kit/ui/tag'\nimport './pages/page.ts'\nimport './shell/app/app.ts'"],
  ['host/src/routes.ts', '', 'export const routes = []'],
  ['host/src/boot/boot.ts', '', "import '../routes.ts'"],
  ['host/src/boot/up.ts', 'host-zone-boot', "import '../federation/load.ts'"],
  ['host/src/federation/load.ts', '', "import '../boot/boot.ts'"],
  ['host/src/federation/up.ts', 'host-zone-federation', "import '../session/session.ts'"],
  ['host/src/session/session.ts', '', "import '../federation/load.ts'"],
  ['host/src/session/up.ts', 'host-zone-session', "import '../shell/layout/layout.ts'"],
  ['host/src/shell/app/app.ts', '', "import '../layout/layout.ts'\nimport '../../session/session.ts'"],
  ['host/src/shell/layout/layout.ts', '', 'export const layout = 1'],
  ['host/src/shell/layout/up.ts', 'host-zone-shell', "import '../../pages/page.ts'"],
  ['host/src/pages/page.ts', '', "import '../shell/layout/layout.ts'"],
  ['host/src/shell/app/loose.ts', 'host-folder-in-a-zone', "import '../../helpers/help.ts'"],
  ['host/src/helpers/help.ts', '', 'export const help = 1'],
  ['host/src/shell/app/entry.ts', 'host-entry-on-top', "import '../../index.ts'"],
  ['host/src/shell/one/one.ts', '', "import '../two/two.ts'"],
  ['host/src/shell/one/other.ts', '', 'export const other = 1'],
  ['host/src/shell/two/two.ts', '', "import '../one/other.ts'"],
  ['host/src/shell/one', 'host-no-folder-cycle', ''],
  ['host/src/remote.ts', 'host-imports-no-remote', "import '../../remote-a/src/entry.tsx'"],
  ['host/src/deep.ts', 'shared-from-outside-by-bare-specifier', "import '../../shared/platform/src/api/api.ts'"],
  ['host/src/testing.ts', 'no-test-in-production', "import '@xhkt/testing/page'"],
  ['host/src/page.test.ts', '', "import '@xhkt/testing/page'\nimport 'tool'"],
  ['host/src/tool.ts', 'declared-dependencies', "import 'tool'"],
  ['host/src/nowhere.ts', 'resolvable', "import './gone.ts'"],
  ['host/src/cycle-a.ts', 'no-cycle', "import './cycle-b.ts'"],
  ['host/src/cycle-b.ts', '', "import './cycle-a.ts'"],
  ['remote-a/src/entry.tsx', '', "import '@xhkt/platform/api'\nimport './features/one/ui/one-page.tsx'"],
  ['remote-a/src/routes.ts', 'routes-are-data', "import './entry.tsx'"],
  ['remote-a/src/other.ts', 'remote-knows-shared-only', "import '../../remote-b/src/entry.tsx'"],
  ['remote-a/src/host.ts', 'remote-knows-shared-only', "import '../../host/src/index.ts'"],
  ['remote-a/src/features/one/ui/one-page.tsx', '', "import '../model/one.ts'"],
  ['remote-a/src/features/one/model/one.ts', '', "import '../api/one-query.ts'"],
  ['remote-a/src/features/one/api/one-query.ts', '', "import '@xhkt/platform/api'"],
  ['remote-a/src/features/two/ui/two.tsx', 'feature-knows-no-feature', "import '../../one/model/one.ts'"],
  ['remote-a/src/features/two/model/up.ts', 'model-below-ui', "import '../ui/three.tsx'"],
  ['remote-a/src/features/two/api/up.ts', 'api-below-model', "import '../model/three.ts'"],
  ['remote-a/src/features/two/ui/three.tsx', '', 'export const three = 3'],
  ['remote-a/src/features/two/model/three.ts', '', 'export const three = 3'],
  ['remote-a/src/script.ts', 'source-knows-no-script', "import '../../scripts/build/build.ts'"],
  ['remote-a/e2e/page.spec.ts', '', "import '../../scripts/e2e/test.ts'\nimport '../../scripts/lib/paths.mjs'"],
  ['remote-a/e2e/command.spec.ts', 'browser-tests-know-e2e-and-below', "import '../../scripts/commands/bench/main.ts'"],
  ['remote-a/e2e/other.spec.ts', 'remote-knows-shared-only', "import '../../remote-b/src/entry.tsx'"],
  ['host/e2e/page.spec.ts', '', "import '../../scripts/e2e/test.ts'\nimport '../../remote-a/src/routes.ts'"],
  ['remote-b/src/entry.tsx', '', 'export const pages = {}'],
  ['sandbox/src/server.ts', '', "import '@xhkt/contract'"],
  ['sandbox/src/reach.ts', 'sandbox-knows-shared-only', "import '../../scripts/build/build.ts'"],
  ['sandbox/src/cycle-a.ts', 'no-cycle', "import type { B } from './cycle-b.ts'\nexport type A = B | 1"],
  ['sandbox/src/cycle-b.ts', '', "import type { A } from './cycle-a.ts'\nexport type B = A | 2"],
  ['sandbox/src/core/up.ts', 'sandbox-zone-core', "import '../vendors/captcha/captcha.ts'"],
  ['sandbox/src/vendors/captcha/captcha.ts', '', 'export const captcha = 1'],
  ['sandbox/src/vendors/captcha/up.ts', 'sandbox-zone-vendors', "import '../../domains/courses/cards.ts'"],
  ['sandbox/src/vendors/chat/other.ts', 'sandbox-vendor-knows-no-vendor', "import '../captcha/captcha.ts'"],
  ['sandbox/src/domains/courses/cards.ts', '', "import '../../vendors/captcha/captcha.ts'"],
  ['sandbox/src/domains/courses/up.ts', 'sandbox-domain-courses', "import type { Quote } from '../orders/quote.ts'\nexport type Up = Quote"],
  ['sandbox/src/domains/courses/cards.test.ts', '', "import '../orders/quote.ts'"],
  ['sandbox/src/domains/orders/quote.ts', '', "import '../courses/cards.ts'\nexport type Quote = 1"],
  ['sandbox/src/domains/orders/up.ts', 'sandbox-zone-domains', "import '../../operator/page/page.ts'"],
  ['sandbox/src/domains/orders/loose.ts', 'sandbox-domain-in-the-order', "import '../lottery/lottery.ts'"],
  ['sandbox/src/domains/lottery/lottery.ts', '', 'export const lottery = 1'],
  ['sandbox/src/operator/page/page.ts', '', "import '../../domains/orders/quote.ts'"],
  ['sandbox/src/operator/page/up.ts', 'sandbox-zone-operator', "import '../../server.ts'"],
  ['sandbox/src/operator/collect.ts', 'service-known-by-scripts-only', "import '@xhkt/collector/server'"],
  ['services/collector/src/server.ts', '', "import '@xhkt/contract'\nimport '@xhkt/release/store'"],
  ['services/collector/src/reach.ts', 'service-knows-contract-and-release', "import '@xhkt/platform/api'"],
  ['scripts/lib/paths.mjs', '', ''],
  ['scripts/lib/up.ts', 'scripts-layer-lib', "import '../build/build.ts'"],
  ['scripts/build/build.ts', '', "import '@xhkt/contract'\nimport '../lib/paths.mjs'"],
  ['scripts/build/up.ts', 'scripts-layer-build', "import '../commands/bench/main.ts'"],
  ['scripts/build/loose.ts', 'scripts-folder-in-a-layer', "import '../helpers/help.ts'"],
  ['scripts/helpers/help.ts', '', 'export const help = 1'],
  ['scripts/build/reach.ts', 'scripts-know-shared-and-sandbox', "import '../../host/src/index.ts'"],
  ['scripts/build/publish.ts', '', "import '@xhkt/release/store'"],
  ['scripts/build/deep.ts', 'release-from-outside-by-bare-specifier', "import '../release/store.ts'"],
  ['scripts/release/store.ts', '', "import '@xhkt/contract'"],
  ['scripts/release/collect.ts', 'release-stands-alone', "import '@xhkt/collector/server'"],
  ['scripts/release/collect.test.ts', '', "import '@xhkt/collector/server'"],
  ['scripts/release/build.ts', 'scripts-layer-release', "import '../build/build.ts'"],
  ['scripts/release/place.ts', 'release-stands-alone', "import '../lib/paths.mjs'"],
  ['scripts/release/store.test.ts', '', "import '../lib/programs/s3-server.mjs'"],
  ['scripts/release/testing/serve.ts', 'scripts-layer-release', "import '../../serve/serve.ts'"],
  ['scripts/lib/programs/s3-server.mjs', '', ''],
  ['scripts/serve/serve.ts', '', 'export const serve = 1'],
  ['scripts/e2e/test.ts', '', "import '../serve/serve.ts'"],
  ['scripts/checks/bytes.ts', 'command-knows-no-command', "import '../commands/bench/main.ts'"],
  ['scripts/checks/openapi/lint.ts', '', "import '../fonts.ts'"],
  ['scripts/checks/fonts.ts', '', 'export const fonts = 1'],
  ['scripts/commands/bench/main.ts', '', "import '../../build/build.ts'\nimport './rows/row.ts'"],
  ['scripts/commands/bench/rows/row.ts', '', 'export const row = 1'],
  ['scripts/commands/dev/main.mjs', 'command-knows-no-command', "import '../bench/main.ts'"],
  ['scripts/commands/dev/check.ts', 'command-knows-no-command', "import '../../checks/fonts.ts'"],
  ['scripts/commands/dev/cycle-a.ts', 'no-cycle', "import type { B } from './cycle-b.ts'\nexport type A = B | 1"],
  ['scripts/commands/dev/cycle-b.ts', '', "import type { A } from './cycle-a.ts'\nexport type B = A | 2"],
  ['scripts/pipelines/workflows.test.ts', '', "import '../commands/bench/main.ts'"],
]

/** Writes a tree with the structure of the project, in which each rule is broken. */
function writeFixture(folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, , text] of files) if (/\.(tsx?|mjs)$/.test(path)) write(path, `${text}\nexport {}\n`)
  const dependencies = Object.fromEntries([...packages, 'release', 'collector'].map((name) => [`@xhkt/${name}`, '*']))
  for (const folder of folders) {
    const name = `@xhkt/${basename(folder)}`
    write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: exportsOf[folder], dependencies }))
  }
  write('package.json', JSON.stringify({ devDependencies: { tool: '1.0.0' } }))
  write('node_modules/tool/package.json', JSON.stringify({ name: 'tool', version: '1.0.0', main: 'index.js' }))
  write('node_modules/tool/index.js', '')
  mkdirSync(join(folder, 'node_modules/@xhkt'))
  for (const name of packages) symlinkSync(`../../shared/${name}`, join(folder, 'node_modules/@xhkt', name))
  symlinkSync('../../scripts/release', join(folder, 'node_modules/@xhkt/release'))
  symlinkSync('../../services/collector', join(folder, 'node_modules/@xhkt/collector'))
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' } }))
}

function cruise(folder: string): Violation[] {
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (!stdout) throw new Error(stderr)
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

describe('the boundary rules', () => {
  let violations: Violation[] = []

  beforeAll(() => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')))
    writeFixture(folder)
    violations = cruise(folder)
    rmSync(folder, { recursive: true })
  }, 30_000)

  it.each(files.map(([path, breaks]) => [path, breaks || 'no rule']))('%s breaks %s', (path, breaks) => {
    const broken = new Set(violations.filter(({ from }) => from === path).map(({ rule }) => rule.name))
    if (breaks === 'no rule') expect([...broken]).toEqual([])
    else expect([...broken]).toContain(breaks)
  })
})
