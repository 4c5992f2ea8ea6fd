/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { baseConfig } from './base-config.ts'
import { runWebpack } from './run-webpack.ts'

let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'class-names-'))
  await writeFile(path.join(dir, 'main.ts'), "import css from './card.module.css'\ndocument.body.className = css.card")
  await writeFile(path.join(dir, 'card.module.css'), '.card { color: red; animation: blink 1s }\n@keyframes blink { from { opacity: 0 } }')
})
afterAll(() => rm(dir, { recursive: true }))

interface Names {
  script?: string
  style?: string
  motion?: string
}

/** Builds a release and gives the names of its class and its animation. All builds share a cache, as in a checkout. */
async function namesIn(uniqueName: string, renders?: 'skeletons'): Promise<Names> {
  const outDir = path.join(dir, uniqueName)
  const config = baseConfig({ owner: 'catalog', outDir, uniqueName }, { renders })
  const cache = { type: 'filesystem', cacheDirectory: path.join(dir, 'cache') } as const
  // Minifying does not change the names.
  const optimization = { ...config.optimization, minimize: false }
  await runWebpack([{ ...config, context: dir, entry: './main.ts', cache, optimization, infrastructureLogging: { level: 'none' } }])
  const [script, css] = await Promise.all(['main.min.js', 'main.min.css'].map((name) => readFile(path.join(outDir, name), 'utf8')))
  return {
    script: /(catalog-)?card-[\w-]{4}-card/.exec(script ?? '')?.[0],
    style: /\.((catalog-)?card-[\w-]{4}-card)/.exec(css ?? '')?.[1],
    motion: /@keyframes (\S+?)\s*\{/.exec(css ?? '')?.[1],
  }
}

test('two releases have different class names, also when their styles are the same', async () => {
  const [one, other] = [await namesIn('xhkt_catalog_1'), await namesIn('xhkt_catalog_2')]
  expect(one.script).toEqual(expect.any(String))
  expect(one.style).toBe(one.script)
  expect(other.style).toBe(other.script)
  expect(other.style).not.toBe(one.style)
  expect(other.motion).not.toBe(one.motion)
}, 60_000)

test('a class name says its owner, its style sheet and its class', async () => {
  const { script, style } = await namesIn('xhkt_catalog_6')
  expect(style).toMatch(/^catalog-card-[\w-]{4}-card$/)
  expect(script).toBe(style)
}, 60_000)

test('a class of a skeleton has the same name in two releases, unless its style sheet changes', async () => {
  const [one, other] = [await namesIn('xhkt_catalog_3', 'skeletons'), await namesIn('xhkt_catalog_4', 'skeletons')]
  expect(one.style).toMatch(/^card-[\w-]{4}-card$/)
  expect(one.script).toBe(one.style)
  expect(other).toEqual(one)
  await writeFile(path.join(dir, 'card.module.css'), '.card { color: blue; animation: blink 1s }\n@keyframes blink { from { opacity: 0 } }')
  const changed = await namesIn('xhkt_catalog_5', 'skeletons')
  expect(changed.style).not.toBe(one.style)
  expect(changed.motion).not.toBe(one.motion)
}, 60_000)
