/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newPlace } from '../testing/packed-release.ts'
import { LocalFolder } from './local-folder.ts'
import { thisProcess } from './process-identity.ts'
import { Conflict } from './release-store.ts'

let store: LocalFolder

beforeEach(() => (store = new LocalFolder(newPlace())))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const text = async (key: string) => (await store.get(key))?.body.toString()
const once = { ifAbsent: true } as const

describe('a write', () => {
  it('creates what is absent, once', async () => {
    expect(await store.get('a/b.json')).toBeNull()
    await store.put('a/b.json', 'one', once)
    await expect(store.put('a/b.json', 'two', once)).rejects.toThrow(Conflict)
    expect(await text('a/b.json')).toBe('one')
  })

  it('replaces the version that was read, and no other', async () => {
    const first = await store.put('a', 'one', once)
    expect((await store.get('a'))?.version).toBe(first)
    const second = await store.put('a', 'two', { ifVersion: first })
    await expect(store.put('a', 'three', { ifVersion: first })).rejects.toThrow(Conflict)
    expect(await text('a')).toBe('two')
    expect(await store.put('a', 'three', { ifVersion: second })).not.toBe(second)
  })

  it('of what is gone is a conflict', async () => {
    await expect(store.put('a', 'one', { ifVersion: 'x' })).rejects.toThrow(Conflict)
  })

  it('succeeds for one of many at once', async () => {
    const creations = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => store.put('a', String(i), once)))
    expect(creations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const version = (await store.get('a'))!.version
    const changes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => store.put('a', `new ${i}`, { ifVersion: version })))
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(changes.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason instanceof Conflict)).not.toContain(false)
  })

  it.each(['', '/a', '../a', 'a/../b', '.locks/a', 'a//b', 'a/'])('takes no key %p', async (key) => {
    await expect(store.put(key, 'x', once)).rejects.toThrow('is no key')
  })
})

describe('a lock that is left behind', () => {
  const locks = () => path.join(store.place, '.locks/a')
  const leave = (holder: object) => {
    mkdirSync(locks(), { recursive: true })
    writeFileSync(path.join(locks(), '7'), JSON.stringify(holder))
  }
  const change = async () => store.put('a', 'two', { ifVersion: await store.put('a', 'one', once) })

  it('by a process that is gone is taken over, by one of many at once', async () => {
    leave({ ...thisProcess(), pid: spawnSync(process.execPath, ['-e', '']).pid })
    const first = await store.put('a', 'one', once)
    const changes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => store.put('a', `new ${i}`, { ifVersion: first })))
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // Turns that are over go, but the last.
    expect(readdirSync(locks())).toHaveLength(1)
  })

  it('whose number another process has now is taken over', async () => {
    leave({ ...thisProcess(), started: 'before' })
    await change()
    expect(await text('a')).toBe('two')
  })

  it('but is waited for while its process lives', async () => {
    leave(thisProcess())
    let done = false
    const changed = change().then(() => (done = true))
    await store.list('')
    expect(done).toBe(false)
    // The holder ends its turn.
    writeFileSync(path.join(locks(), '7'), '')
    await changed
    expect(await text('a')).toBe('two')
  })
})

describe('list and remove', () => {
  it('know keys by how they start, and nothing that is put aside', async () => {
    for (const key of ['a/1/x', 'a/1/y', 'a/10/x', 'b']) await store.put(key, key, once)
    expect(await store.list('')).toEqual(['a/1/x', 'a/1/y', 'a/10/x', 'b'])
    expect(await store.list('a/1/')).toEqual(['a/1/x', 'a/1/y'])
    expect(await store.list('a/1')).toEqual(['a/1/x', 'a/1/y', 'a/10/x'])
    expect(await store.list('nowhere/')).toEqual([])
    await store.remove('a/1/')
    expect(await store.list('')).toEqual(['a/10/x', 'b'])
    await store.remove('b')
    await store.remove('b')
    expect(await store.list('')).toEqual(['a/10/x'])
    await expect(store.remove('')).rejects.toThrow('is no key')
  })
})
