/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Registry } from '@xhkt/contract/federation/registry'
import { setCanary } from '@xhkt/release/canary'
import { promote, promoteAll } from '@xhkt/release/promote'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { root } from '../../lib/paths.mjs'

const timeout = 60_000
const owner = 'player'
let store: LocalFolder
let server: ChildProcess
let address: string

/** Starts a script of `scripts` in Node. */
const node = (script: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(root, 'scripts', script), ...args], { stdio: ['pipe', 'pipe', 'inherit'], cwd: root })

beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' }, ...['1.0.0-a', '1.0.1-b'].map((release) => ({ owner, release }) as const))
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  const started = node('serve/testing/serve-store.ts', store.place)
  server = started
  const [line] = (await once(createInterface({ input: started.stdout }), 'line')) as [string]
  address = line
}, timeout)
afterAll(async () => {
  server.stdin?.end()
  await once(server, 'close')
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

/** The registry in the page that a browser would get now. */
async function served(): Promise<Registry> {
  const html = await (await fetch(`${address}/player`)).text()
  return JSON.parse(/id="xhkt-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Registry
}

test('a running server sends the next page with each change of the pointer', async () => {
  const [first, second] = ['1.0.0-a', '1.0.1-b']
  await setCanary(store, { owner, release: second, share: 20, base: first, why: '' })
  expect((await served()).areas.player).toMatchObject({ release: first, canary: { release: second, share: 20 } })
  await rollback(store, { owner, why: '' })
  expect((await served()).areas.player).not.toHaveProperty('canary')
  await promote(store, { owner, release: second, base: first, why: '' })
  expect((await served()).areas.player).toMatchObject({ release: second, previous: first })
  await rollback(store, { owner, why: '' })
  expect((await served()).areas.player).toMatchObject({ release: first, previous: null })
})

test('a running server sends the next page with a rollback of the command line', async () => {
  await promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })
  const [code] = (await once(node('commands/release/main.ts', 'rollback', owner, '--store', store.place), 'close')) as [number]
  expect([code, (await served()).areas.player?.release]).toEqual([0, '1.0.0-a'])
}, timeout)
