/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { baseConfig } from './base-config.ts'
import { runWebpack } from './run-webpack.ts'

let dir = ''
let loader = ''
let page = ''

/** Builds the smallest bundle that loads a script and a style sheet on demand. */
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'base-config-'))
  await writeFile(path.join(dir, 'main.ts'), "void import('./page.ts')")
  await writeFile(path.join(dir, 'page.ts'), "import './page.css'")
  await writeFile(path.join(dir, 'page.css'), 'p{margin:0}')
  const config = baseConfig({ owner: 'host', outDir: path.join(dir, 'out'), uniqueName: 'test' })
  await runWebpack([{ ...config, context: dir, entry: './main.ts', cache: false, optimization: { ...config.optimization, minimize: false } }])
  loader = await readFile(path.join(dir, 'out/main.min.js'), 'utf8')
  const files = await readdir(path.join(dir, 'out'))
  page = await readFile(path.join(dir, 'out', files.find((name) => /page.*\.js$/.test(name)) ?? ''), 'utf8')
}, 60_000)
afterAll(() => rm(dir, { recursive: true }))

test.each([
  ['a script that does not come is given up after 120 s', /setTimeout\([^;]*?, 120000\)/],
  ['a style that does not come fails with its code', /\.code = "CSS_CHUNK_LOAD_FAILED"/],
])('%s [api#asset-failures]', (_, text) => {
  expect(loader).toMatch(text)
})

test('the modules of a file are an object, which a browser evaluates faster than an array', () => {
  expect(page).toMatch(/^\/\*\*\*\/ 1\d{4}/m)
})
