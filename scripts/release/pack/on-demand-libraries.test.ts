/** @jest-environment node */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compilation } from 'webpack'
import { compile, temporaryProject } from '../testing/temporary-project.ts'
import { libraryFiles, pageLibraries } from './on-demand-libraries.ts'

let folder = ''

const platform = ['date', 'sms-code', 'api']
const files: Record<string, string> = {
  'package.json': '{"name":"@xhkt/remote-area"}',
  'area.js': `import 'react'
void import(/* webpackChunkName: "orders" */ './orders.js')
void import(/* webpackChunkName: "lists" */ './lists.js')`,
  'orders.js': `import '@xhkt/platform/api'
import '@xhkt/platform/date'
void import(/* webpackChunkName: "form" */ '@xhkt/platform/sms-code')`,
  'lists.js': "import '@xhkt/platform/api'\nconsole.log(1)",
  'host.js': platform.map((name) => `void import('@xhkt/platform/${name}')`).join('\n'),
  'shared/platform/package.json': JSON.stringify({
    name: '@xhkt/platform',
    exports: Object.fromEntries(platform.map((name) => [`./${name}`, `./src/${name}.js`])),
  }),
  'shared/platform/src/date.js': "import 'dayjs'\nimport { offset } from './offset.js'\nexport const date = offset",
  'shared/platform/src/offset.js': 'export const offset = 8',
  'shared/platform/src/sms-code.js': 'export const code = 1',
  'shared/platform/src/api.js': 'export const api = 1',
  'node_modules/dayjs/package.json': '{"name":"dayjs","version":"1.0.0"}',
  'node_modules/dayjs/index.js': 'export default 1',
}

beforeAll(async () => {
  folder = await temporaryProject(files)
})
afterAll(() => rm(folder, { recursive: true }))

const keys = ['dayjs', ...platform.map((name) => `@xhkt/platform/${name}`)]

function build<Found>(entry: 'area' | 'host', read: (compilation: Compilation) => Found): Promise<Found> {
  const alias = Object.fromEntries(platform.map((name) => [`@xhkt/platform/${name}$`, path.join(folder, `shared/platform/src/${name}.js`)]))
  const consumed = ['react', ...keys].map((key) => [key, { import: false as const }])
  const provided = keys.map((key) => [key, { version: '1.0.0', requiredVersion: '^1.0.0' }])
  const plugin =
    entry === 'area'
      ? new webpack.sharing.ConsumeSharedPlugin({ consumes: Object.fromEntries(consumed) as Record<string, { import: false }> })
      : new webpack.sharing.SharePlugin({ shared: Object.fromEntries(provided) })
  return compile(
    {
      context: folder,
      entry: `./${entry}.js`,
      output: { path: path.join(folder, 'out'), chunkFilename: '[name].js' },
      optimization: { chunkIds: 'named' },
      plugins: [plugin],
      ...(entry === 'host' && { resolve: { alias } }),
    },
    read,
  )
}

test('a page takes the libraries that its own chunk imports, without those of the first load and of later chunks', async () => {
  expect(await build('area', pageLibraries)).toEqual({ orders: ['@xhkt/platform/date'], form: ['@xhkt/platform/sms-code'] })
})

test('a library on demand consists of its files and those of the libraries that it imports', async () => {
  const found = await build('host', libraryFiles)
  expect(Object.keys(found)).toEqual(['dayjs', '@xhkt/platform/date', '@xhkt/platform/sms-code'])
  expect(found['@xhkt/platform/date']).toEqual([...(found.dayjs ?? []), 'shared_platform_src_date_js.js'])
  expect(found['@xhkt/platform/sms-code']).toEqual(['shared_platform_src_sms-code_js.js'])
})
