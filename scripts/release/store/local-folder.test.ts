/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
