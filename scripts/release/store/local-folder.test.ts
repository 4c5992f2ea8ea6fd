/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newPlace } from '../testing/packed-release.ts'
import { holdsContract } from '../testing/store-contract.ts'
import { LocalFolder } from './local-folder.ts'
import { thisProcess } from './process-identity.ts'

let store: LocalFolder

beforeEach(() => (store = new LocalFolder(newPlace())))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const text = async (key: string) => (await store.get(key))?.body.toString()
const once = { ifAbsent: true } as const

holdsContract(() => Promise.resolve(store))

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
