/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { areaConfigs, skeletonsConfig } from './area-config.ts'
import { runWebpack } from './run-webpack.ts'

const files: Record<string, string> = {
  'src/entry.tsx': "import './own.tsx'\nexport const pages = { list: () => import(/* webpackChunkName: \"list\" */ './list.tsx') }",
  'src/list.tsx': `import { Button } from '@xhkt/kit/ui/button'
import { toast } from '@xhkt/platform/toast'
export default () => <Button onClick={() => toast.info('')} />`,
  'src/own.tsx': "document.title = 'own'",
}
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'container-')))
const out = path.join(folder, 'out')
const read = (name: string): string => readFileSync(path.join(out, name), 'utf8')

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const [config = {}] = areaConfigs({ owner: 'catalog', outDir: out, uniqueName: 'xhkt_catalog_1' })
  await runWebpack([{ ...config, context: folder, cache: false }])
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('the exposed module and its imports are in the container, and each page is a chunk', () => {
  expect(readdirSync(out).filter((name) => name.endsWith('.js')).sort()).toEqual(['container.min.js', 'list.min.js'])
  expect(read('container.min.js')).toContain('document.title="own"')
})

test("a container takes the runtime's core from the host, and carries no shared library", () => {
  expect(read('container.min.js')).toContain('globalThis._FEDERATION_RUNTIME_CORE')
  expect(read('container.min.js').length).toBeLessThan(26_000)
  expect(read('list.min.js').length).toBeLessThan(1_000)
})

test('the manifest names the container, its entry and what it takes from the host', () => {
  const { name, metaData, exposes, shared } = JSON.parse(read('mf-manifest.json')) as {
    name: string
    metaData: { remoteEntry: { name: string } }
    exposes: { path: string }[]
    shared: { name: string }[]
  }
  expect([name, metaData.remoteEntry.name]).toEqual(['xhkt_catalog_1', 'container.min.js'])
  expect(exposes.map((exposed) => exposed.path)).toEqual(['./entry'])
  expect(shared.map((library) => library.name).sort()).toEqual(['@xhkt/kit/provided', '@xhkt/platform/toast', 'react/jsx-runtime'])
})

test('an area without skeletons.tsx has no build of skeletons', async () => {
  const entryOf = async (owner: string): Promise<unknown> => {
    const { entry } = skeletonsConfig({ owner: owner as Owner, outDir: out, uniqueName: 'xhkt_1' })
    return typeof entry === 'function' ? entry() : entry
  }
  expect(await entryOf('catalog')).toEqual({ skeletons: './src/skeletons.tsx' })
  expect(await entryOf('of-no-folder')).toEqual({})
})
