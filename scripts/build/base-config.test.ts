/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { baseConfig } from './base-config.ts'

let dir = ''
let loader = ''

/** Builds the smallest bundle that loads a script and a style sheet on demand. */
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'base-config-'))
  await writeFile(path.join(dir, 'main.ts'), "void import('./page.ts')")
  await writeFile(path.join(dir, 'page.ts'), "import './page.css'")
  await writeFile(path.join(dir, 'page.css'), 'p{margin:0}')
  const config = baseConfig({ owner: 'host', outDir: path.join(dir, 'out'), uniqueName: 'test' })
  const compiler = webpack({
    ...config,
    context: dir,
    entry: './main.ts',
    cache: false,
    output: { ...config.output, filename: 'main.js' },
    optimization: { ...config.optimization, minimize: false },
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([])
  loader = await readFile(path.join(dir, 'out/main.js'), 'utf8')
}, 60_000)
afterAll(() => rm(dir, { recursive: true }))

test.each([
  ['a script that does not come is given up after 120 s', /setTimeout\([^;]*?, 120000\)/],
  ['a style that does not come fails with its code', /\.code = "CSS_CHUNK_LOAD_FAILED"/],
])('%s', (_, text) => {
  expect(loader).toMatch(text)
})
