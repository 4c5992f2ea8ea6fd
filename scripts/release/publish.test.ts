/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { publish } from './publish.ts'
import { LocalFolder } from './store/local-folder.ts'
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
