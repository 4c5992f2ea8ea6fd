/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { publish } from './publish.ts'
import { LocalFolder } from './store/local-folder.ts'
import { thisProcess } from './store/process-identity.ts'
import { newPlace, packedRelease } from './testing/packed-release.ts'

let store: LocalFolder

beforeEach(() => (store = new LocalFolder(newPlace())))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const once = { ifAbsent: true } as const
const claim = 'publishing/catalog/1.0.0-a.json'
const release = (text = 'page') => packedRelease(store, { owner: 'catalog', files: { 'page.js': text } })
const textOf = async (name: string) => (await store.get(`catalog/1.0.0-a/${name}`))?.body.toString()

test('copies every file, and takes its claim away', async () => {
  const packed = await release()
  expect(await publish(store, packed)).toBe(true)
  const names = await packed.list('')
  expect(names).toContain('page.js.br')
  expect(await store.list('catalog/')).toEqual(names.map((name) => `catalog/1.0.0-a/${name}`))
  expect(await store.list('publishing/')).toEqual([])
})

test('twice is fine, also when it was built again at another time', async () => {
  await publish(store, await release())
  const manifest = await textOf('manifest.json')
  expect(await publish(store, await release())).toBe(false)
  expect(await textOf('manifest.json')).toBe(manifest)
})

test('of another content under the name is refused', async () => {
  await publish(store, await release())
  await expect(publish(store, await release('other'))).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('raise the version') })
  expect(await textOf('page.js')).toBe('page')
})

test('by two at once gives one whole release', async () => {
  const both = await Promise.allSettled([publish(store, await release('one')), publish(store, await release('two'))])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await store.list('publishing/')).toEqual([])
})

test('begins again where a publish was killed, whatever that has left', async () => {
  const gone = { ...thisProcess(), pid: spawnSync(process.execPath, ['-e', '']).pid }
  await store.put(claim, JSON.stringify({ at: new Date().toISOString(), by: 'Li Na', process: gone }), once)
  await store.put('catalog/1.0.0-a/other.js', 'other', once)
  expect(await publish(store, await release())).toBe(true)
  expect(await textOf('other.js')).toBeUndefined()
})

test('waits for a publish under way, and keeps what that has brought', async () => {
  const packed = await release()
  await store.put(claim, JSON.stringify({ at: new Date().toISOString(), by: 'Li Na', process: thisProcess() }), once)
  const waiting = publish(store, packed)
  for (const name of await packed.list('')) {
    const file = await packed.get(name)
    await store.put(`catalog/1.0.0-a/${name}`, file?.body ?? '', once)
  }
  expect(await waiting).toBe(false)
})
