/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import webpack, { type Configuration } from 'webpack'
import { areaConfigs } from './area-config.ts'
import { ContainerWithoutRuntime } from './container-without-runtime.ts'

const files: Record<string, string> = {
  'src/entry.tsx': "export const pages = { list: () => import(/* webpackChunkName: \"list\" */ './list.tsx') }",
  'src/list.tsx': `import { Button } from '@xhkt/kit/ui/button'
import { toast } from '@xhkt/platform/toast'
import css from './list.module.css'
import { own } from './own.tsx'
export default () => <Button className={css.all} onClick={() => void import(/* webpackChunkName: "dates" */ './dates.ts').then(toast.info)}>{own}</Button>`,
  'src/list.module.css': '.all { top: 0 }',
  'src/own.tsx': 'export const own = 1',
  'src/dates.ts': "export { formatDate } from '@xhkt/platform/date'",
}

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'container-')))
const container = 'xhkt_catalog_1'
beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function build(change: (config: Configuration) => Configuration): Promise<string> {
  const [config = {}] = areaConfigs({ owner: 'catalog', outDir: path.join(folder, 'out'), uniqueName: container })
  const small = { ...config, context: folder, cache: false, optimization: { ...config.optimization, minimize: false } } as const
  return new Promise((resolve, reject) => {
    webpack(change(small), (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve(readFileSync(path.join(folder, 'out/container.min.js'), 'utf8'))
    })
  })
}

/** Runs a container in a page, and returns what it passes to the host. */
function partsIn(script: string): unknown {
  let passed: unknown
  const currentScript = { tagName: 'SCRIPT', src: 'http://x/catalog/1/container.min.js' }
  const page = { document: { currentScript }, URL, self: { __xhktConnectArea: (_: unknown, parts: unknown) => (passed = parts) } }
  vm.runInNewContext(script, page)
  expect(page).toHaveProperty(container)
  return JSON.parse(JSON.stringify(passed))
}

test('a container leaves loading and sharing to the host, and tells it of its libraries and chunks', async () => {
  const script = await build((config) => config)
  expect(script).not.toMatch(/createElement|bundlerRuntime\.(consumes|I)\(/)
  const parts = partsIn(script) as { consumes: Record<string, Record<string, string>> }
  const keys = Object.values(parts.consumes).flatMap((modules) => Object.values(modules))
  expect(keys.sort()).toEqual(['@xhkt/kit/provided', '@xhkt/platform/date', '@xhkt/platform/toast', 'react/jsx-runtime'])
  const date = Object.entries(parts.consumes['1.0.0'] ?? {}).find(([, key]) => key === '@xhkt/platform/date')?.[0]
  expect(parts).toMatchObject({ name: container, lazy: { dates: [date] }, scriptOnly: ['dates'], styleOnly: [] })
}, 60_000)

test('a build without a part that the plugin replaces fails', async () => {
  const forAnother = (config: Configuration): Configuration => ({
    ...config,
    plugins: [...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ContainerWithoutRuntime)), new ContainerWithoutRuntime('another_container')],
  })
  await expect(build(forAnother)).rejects.toThrow('container-without-runtime.ts knows parts that the container does not have')
}, 60_000)
