/** @jest-environment node */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compilation } from 'webpack'
import { compile, temporaryProject } from '../testing/temporary-project.ts'
import { providedExports, usedExports } from './platform-exports.ts'

let folder = ''

const files: Record<string, string> = {
  'package.json': '{"name":"@xhkt/remote-area"}',
  'area.js': `import { toast } from '@xhkt/platform/toast'
import { Button } from '@xhkt/kit/provided'
import { used } from './linked.js'
import * as date from '@xhkt/platform/date'
import 'react'
toast.info(used(), date, Button)
void import('./page.js')`,
  'page.js': "import { ApiError, api } from '@xhkt/platform/api'\nconsole.log(api.get(), ApiError)",
  'linked.js': `import { confirm } from '@xhkt/platform/confirm'
import { localJson, sessionJson } from '@xhkt/platform/storage'
export const used = () => localJson
export const unused = () => confirm(sessionJson)`,
  'host.js': "import * as toast from '@xhkt/platform/toast'\nimport { hidden } from '@xhkt/platform/toast/hidden'\nimport * as kit from '@xhkt/kit/provided'\nconsole.log(toast, hidden, kit)",
  'shared/platform/package.json':
    '{"name":"@xhkt/platform","sideEffects":false,"exports":{"./toast":"./src/toast/toast.js","./toast/hidden":"./src/toast/hidden.js"}}',
  'shared/kit/package.json': '{"name":"@xhkt/kit","sideEffects":false,"exports":{"./provided":"./src/provided.js"}}',
  'shared/kit/src/provided.js': "export * from './button.js'",
  'shared/kit/src/button.js': 'export const Button = 1\nexport const ButtonLink = 2',
  'shared/platform/src/toast/toast.js': "export { close } from './hidden.js'\nexport const toast = 1\nexport function useToasts() {}",
  'shared/platform/src/toast/hidden.js': 'export const close = 1\nexport const hidden = 2',
}

beforeAll(async () => {
  folder = await temporaryProject(files)
})
afterAll(() => rm(folder, { recursive: true }))

function build<Found>(entry: string, read: (compilation: Compilation) => Found): Promise<Found> {
  const alias = Object.fromEntries(['toast/hidden', 'toast'].map((name) => [`@xhkt/platform/${name}$`, path.join(folder, `shared/platform/src/toast/${path.basename(name)}.js`)]))
  alias['@xhkt/kit/provided$'] = path.join(folder, 'shared/kit/src/provided.js')
  const keys = ['react', '@xhkt/kit/provided', ...['toast', 'date', 'api', 'confirm', 'storage'].map((name) => `@xhkt/platform/${name}`)]
  const consumes = Object.fromEntries(keys.map((key) => [key, { import: false as const }]))
  return compile(
    {
      context: folder,
      entry: `./${entry}.js`,
      output: { path: path.join(folder, 'out') },
      ...(entry === 'area' ? { plugins: [new webpack.sharing.ConsumeSharedPlugin({ consumes })] } : { resolve: { alias } }),
    },
    read,
  )
}

test('usedExports: what the code of an area names, in lazy chunks and linked modules too, without names that are never used', async () => {
  expect(await build('area', usedExports)).toEqual({
    '@xhkt/kit/provided': ['Button'],
    '@xhkt/platform/api': ['ApiError', 'api'],
    // The area loads the module and uses none of its exports.
    '@xhkt/platform/confirm': [],
    // An import of a namespace names no export.
    '@xhkt/platform/date': [],
    '@xhkt/platform/storage': ['localJson'],
    '@xhkt/platform/toast': ['toast'],
  })
})

test('providedExports: every export of a shared entry, even one that no area imports, and no other file of the platform', async () => {
  expect(await build('host', providedExports)).toEqual({
    '@xhkt/kit/provided': ['Button', 'ButtonLink'],
    '@xhkt/platform/toast': ['close', 'toast', 'useToasts'],
  })
})
