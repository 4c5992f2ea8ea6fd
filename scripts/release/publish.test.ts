/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { publish } from './publish.ts'
import { LocalFolder } from './store/local-folder.ts'
import type { Condition } from './store/release-store.ts'
import { thisProcess } from './store/process-identity.ts'
import { newStorePath, packedRelease } from './testing/packed-release.ts'

let store: LocalFolder

beforeEach(() => (store = new LocalFolder(newStorePath())))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const once = { ifAbsent: true } as const
const claim = 'publishing/catalog/1.0.0-a.json'
const release = (text = 'page') => packedRelease(store, { owner: 'catalog', files: { 'page.js': text } })
const textOf = async (name: string) => (await store.get(`catalog/1.0.0-a/${name}`))?.body.toString()

test('publish copies every file and removes its claim', async () => {
  const packed = await release()
  expect(await publish(store, packed)).toBe(true)
  const names = await packed.list('')
  expect(names).toContain('page.js.br')
  expect(await store.list('catalog/')).toEqual(names.map((name) => `catalog/1.0.0-a/${name}`))
  expect(await store.list('publishing/')).toEqual([])
})

test('publishing again keeps the release, also after a second build', async () => {
  await publish(store, await release())
  const manifest = await textOf('manifest.json')
  expect(await publish(store, await release())).toBe(false)
  expect(await textOf('manifest.json')).toBe(manifest)
})

test('a release of the same name with other content is refused', async () => {
  await publish(store, await release())
  await expect(publish(store, await release('other'))).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('raise the version') })
  expect(await textOf('page.js')).toBe('page')
})

test('two concurrent publishes give one complete release', async () => {
  const both = await Promise.allSettled([publish(store, await release('one')), publish(store, await release('two'))])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await store.list('publishing/')).toEqual([])
})

test('publish starts over after a killed publish, whatever files that has left', async () => {
  const gone = { ...thisProcess(), pid: spawnSync(process.execPath, ['-e', '']).pid }
  await store.put(claim, JSON.stringify({ at: new Date().toISOString(), by: 'Li Na', process: gone }), once)
  await store.put('catalog/1.0.0-a/other.js', 'other', once)
  expect(await publish(store, await release())).toBe(true)
  expect(await textOf('other.js')).toBeUndefined()
})

test('publish waits for a publish in progress, and keeps its release', async () => {
  const packed = await release()
  await store.put(claim, JSON.stringify({ at: new Date().toISOString(), by: 'Li Na', process: thisProcess() }), once)
  const waiting = publish(store, packed)
  for (const name of await packed.list('')) {
    const file = await packed.get(name)
    await store.put(`catalog/1.0.0-a/${name}`, file?.body ?? '', once)
  }
  expect(await waiting).toBe(false)
})

const year = 365 * 86_400_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

test.each<[what: string, claim: () => string]>([
  ['empty', () => ''],
  ['cut off', () => '{"at":"2026-11-2'],
  ['without a process', () => JSON.stringify({ at: later(0), by: 'Li Na' })],
  ['from a machine whose clock is a year ahead', () => JSON.stringify({ at: later(year), by: 'Li Na', process: { ...thisProcess(), host: 'elsewhere' } })],
  ['from another machine, ten minutes old', () => JSON.stringify({ at: later(-601_000), by: 'Li Na', process: { ...thisProcess(), host: 'elsewhere' } })],
])('a leftover claim that is %s does not keep a release from being published', async (_, left) => {
  await store.put(claim, left(), once)
  expect(await publish(store, await release())).toBe(true)
  expect(await store.list('publishing/')).toEqual([])
})

/** A store whose writes fail after `left` files of the release, as on a full disk. */
class FullFolder extends LocalFolder {
  constructor(
    folder: string,
    private left: number,
    private readonly atFailure: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    super(folder)
  }

  override async put(name: string, body: Buffer | string, condition: Condition): Promise<string> {
    if (name.startsWith('catalog/') && this.left-- <= 0) {
      await this.atFailure()
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    return super.put(name, body, condition)
  }
}

test.each([0, 1, 5, 9, 11])('a publish that fails at file %d leaves what was there before', async (files) => {
  const packed = await release()
  await publish(store, await packedRelease(store, { owner: 'player' }))
  const before = await store.list('')
  await expect(publish(new FullFolder(store.place, files), packed)).rejects.toThrow('no space')
  expect(await store.list('')).toEqual(before)
  expect(readdirSync(path.join(store.place, '.aside'))).toEqual([])
  expect(await publish(store, packed)).toBe(true)
})

test('a publish that has lost its claim removes no files of the publish that has taken it', async () => {
  const packed = await release()
  const other = { at: later(0), by: 'Li Na', process: { ...thisProcess(), host: `not-${hostname()}` } }
  const full = new FullFolder(store.place, 3, () => {
    writeFileSync(path.join(store.place, claim), JSON.stringify(other))
    return Promise.resolve()
  })
  await expect(publish(full, packed)).rejects.toThrow('no space')
  expect(await store.list('catalog/')).not.toEqual([])
  expect(await store.list('publishing/')).toEqual([claim])
})

test('a packed release with a damaged manifest is refused by name', async () => {
  const packed = await release()
  writeFileSync(path.join(packed.place, 'manifest.json'), '{"owner":')
  await expect(publish(store, packed)).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining(`${packed.place}: manifest.json is damaged`) })
})
