/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { newStorePath } from '../testing/packed-release.ts'
import { testStoreContract } from '../testing/store-contract.ts'
import { LocalFolder } from './local-folder.ts'
import { thisProcess } from './process-identity.ts'

let store: LocalFolder

beforeEach(() => (store = new LocalFolder(newStorePath())))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const text = async (key: string) => (await store.get(key))?.body.toString()
const once = { ifAbsent: true } as const

testStoreContract(() => Promise.resolve(store))

describe('a lock in the folder', () => {
  const locks = () => path.join(store.place, '.locks/a')
  const leave = (holder: object) => {
    mkdirSync(locks(), { recursive: true })
    writeFileSync(path.join(locks(), '7'), JSON.stringify(holder))
  }
  const change = async () => store.put('a', 'two', { ifVersion: await store.put('a', 'one', once) })

  it('of a process that has ended is taken over by one of many writers', async () => {
    leave({ ...thisProcess(), pid: spawnSync(process.execPath, ['-e', '']).pid })
    const first = await store.put('a', 'one', once)
    const changes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => store.put('a', `new ${i}`, { ifVersion: first })))
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // Released tickets are removed, except the last.
    expect(readdirSync(locks())).toHaveLength(1)
  })

  it('whose pid belongs to another process now is taken over', async () => {
    leave({ ...thisProcess(), started: 'before' })
    await change()
    expect(await text('a')).toBe('two')
  })

  it.each(['{', '{}', 'null', '"x"'])('with the damaged ticket %s is taken over', async (ticket) => {
    mkdirSync(locks(), { recursive: true })
    writeFileSync(path.join(locks(), '7'), ticket)
    writeFileSync(path.join(locks(), 'notes.txt'), '')
    await change()
    expect(await text('a')).toBe('two')
  })

  it('is waited for while its process runs', async () => {
    leave(thisProcess())
    let done = false
    const changed = change().then(() => (done = true))
    await store.list('')
    expect(done).toBe(false)
    // The holder releases its ticket.
    writeFileSync(path.join(locks(), '7'), '')
    await changed
    expect(await text('a')).toBe('two')
  })
})

describe('a write that fails', () => {
  const aside = () => readdirSync(path.join(store.place, '.aside'))

  it('leaves no temporary file when its folder cannot be made', async () => {
    await store.put('a', 'one', once)
    await expect(store.put('a/b', 'two', once)).rejects.toThrow()
    expect(aside()).toEqual([])
  })

  it('leaves no temporary file when the old one cannot be replaced', async () => {
    const version = await store.put('a', 'one', once)
    rmSync(path.join(store.place, 'a'))
    mkdirSync(path.join(store.place, 'a'))
    await expect(store.put('a', 'two', { ifVersion: version })).rejects.toThrow()
    expect(aside()).toEqual([])
  })
})

test('the temporary files of ended processes are removed, and those of a running one stay whatever the clock says', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const [left, own] = [`${ended}@${hostname()}@1`, `${process.pid}@${hostname()}@2`]
  mkdirSync(path.join(store.place, '.aside'), { recursive: true })
  for (const name of [left, own]) writeFileSync(path.join(store.place, '.aside', name), '')
  jest.useFakeTimers({ now: Date.now() + 365 * 86_400_000, doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'performance', 'queueMicrotask'] })
  await store.remove('a')
  jest.useRealTimers()
  expect(readdirSync(path.join(store.place, '.aside'))).toEqual([own])
})

describe('symbolic links', () => {
  let outside: string
  const link = (name: string, target: string) => symlinkSync(target, path.join(store.place, name))

  beforeEach(async () => {
    outside = path.join(path.dirname(store.place), 'outside')
    mkdirSync(path.join(outside, '1.0.0-a'), { recursive: true })
    writeFileSync(path.join(outside, '1.0.0-a', 'manifest.json'), 'precious')
    await store.put('player/1.0.0-b/entry.js', 'x', once)
  })

  it('instead of a file are refused, and the message names the file', async () => {
    link('registry.json', path.join(outside, '1.0.0-a/manifest.json'))
    await expect(store.get('registry.json')).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('registry.json is a symbolic link') })
  })

  it('to a release are removed without its files', async () => {
    link('player/1.0.0-a', path.join(outside, '1.0.0-a'))
    await store.remove('player/1.0.0-a/manifest.json')
    await store.remove('player/1.0.0-a/')
    expect(readdirSync(path.join(store.place, 'player'))).toEqual(['1.0.0-b'])
    expect(existsSync(path.join(outside, '1.0.0-a/manifest.json'))).toBe(true)
  })

  it('in a release are removed without their targets', async () => {
    link('player/1.0.0-b/more', outside)
    expect(await store.list('player/')).toEqual(['player/1.0.0-b/entry.js', 'player/1.0.0-b/more'])
    await store.remove('player/1.0.0-b/')
    expect(await store.list('')).toEqual([])
    expect(existsSync(path.join(outside, '1.0.0-a/manifest.json'))).toBe(true)
  })
})
