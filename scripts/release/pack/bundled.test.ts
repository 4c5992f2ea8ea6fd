/** @jest-environment node */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { compile, temporaryProject } from '../testing/temporary-project.ts'
import { bundledPackages } from './bundled.ts'

let folder = ''
let bundled: string[] = []

const files: Record<string, string> = {
  'area/package.json': '{"name":"@xhkt/remote-area"}',
  'area/entry.js': "import 'react'; import './own.js'; import '@xhkt/platform/auth'; import '@xhkt/kit/ui/button'; void import('lazy/part')",
  'area/own.js': 'console.log(1)',
  'shared/platform/package.json': '{"name":"@xhkt/platform","exports":{"./auth":"./src/auth/auth.ts"}}',
  'shared/kit/package.json': '{"name":"@xhkt/kit","exports":{"./ui/*":"./src/ui/*.js"}}',
  'shared/platform/src/auth/auth.ts': "import './within.js'; console.log('auth')",
  'shared/platform/src/auth/within.js': "console.log('within')",
  'shared/kit/src/ui/button.js': "console.log('button')",
  'node_modules/react/package.json': '{"name":"react"}',
  'node_modules/react/index.js': "module.exports = require('./cjs/react.js')",
  'node_modules/react/cjs/package.json': '{"type":"commonjs"}',
  'node_modules/react/cjs/react.js': 'module.exports = {}',
  'node_modules/lazy/package.json': '{"name":"lazy"}',
  'node_modules/lazy/part.js': 'console.log(2)',
  'node_modules/given/package.json': '{"name":"given"}',
  'node_modules/given/index.js': 'console.log(3)',
}

beforeAll(async () => {
  folder = await temporaryProject(files)
  const configuration = {
    context: path.join(folder, 'area'),
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    resolve: { alias: { '@xhkt/platform/auth': path.join(folder, 'shared/platform/src/auth/auth.ts'), '@xhkt/kit/ui': path.join(folder, 'shared/kit/src/ui') } },
    externals: { given: 'self.given' },
  }
  bundled = await compile(configuration, bundledPackages)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

test('bundledPackages names each package, including lazy and merged ones, and each module of shared by its specifier', () => {
  expect(bundled).toEqual(['@xhkt/kit/ui/button', '@xhkt/platform/auth', 'lazy', 'react'])
})
