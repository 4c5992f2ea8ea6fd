/** @jest-environment node */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setCanary } from './canary.ts'
import { writeConfig } from './index-html/write-config.ts'
import { liveOf, readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newStorePath, published } from './testing/packed-release.ts'

const owner = 'player'
let store: LocalFolder
let server: Server
let site: string
let answer: RequestListener

/** Sends files of the store, as nginx does. */
const sendFile: RequestListener = ({ url }, response) => {
  void readFile(path.join(store.place, url ?? '')).then(
    (body) => response.end(body),
    () => response.writeHead(404).end(),
  )
}
/** Sends the page for a path that it does not know, as a server of an older checkout does. */
const sendPage: RequestListener = (_, response) => void response.setHeader('content-type', 'text/html').end('<!doctype html>')

beforeEach(async () => {
  answer = sendFile
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' }, ...['1.0.0-a', '1.0.1-b'].map((release) => ({ owner, release }) as const))
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await writeConfig(store, JSON.stringify({ site }))
})
afterEach(() => {
  server.close()
  rmSync(path.dirname(store.place), { recursive: true })
})

const asked = { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' } as const
const live = async () => liveOf((await readPointer(store)).pointer, owner).release

test('a release that the site sends goes live', async () => {
  await setCanary(store, { ...asked, share: 10 })
  await promote(store, asked)
  expect(await live()).toBe('1.0.1-b')
})

test.each<[what: string, listener: RequestListener, says: string]>([
  ['the page', sendPage, 'answers another file than that of the store (text/html)'],
  ['nothing of it', (_, response) => void response.writeHead(404).end(), 'answers 404'],
  ['a redirect', (_, response) => void response.writeHead(301, { location: '/' }).end(), 'answers 301'],
  ['no answer', ({ socket }) => void socket.destroy(), 'does not answer: other side closed'],
])('a release for which the site sends %s stays out, and the message says what to do', async (_, listener, says) => {
  answer = listener
  const refused = {
    kind: 'gate',
    message: `player 1.0.1-b may not go live: ${site} does not send it`,
    problems: [`${site}/player/1.0.1-b/entry.js ${says}`, expect.stringContaining('docs/runbook/incidents.md')],
  }
  await expect(promote(store, asked)).rejects.toMatchObject(refused)
  await expect(setCanary(store, { ...asked, share: 10 })).rejects.toMatchObject(refused)
  expect(await live()).toBe('1.0.0-a')
})

test('a rollback does not wait for the site, and a store without one is not checked', async () => {
  await promote(store, asked)
  answer = sendPage
  await rollback(store, { owner, why: '' })
  expect(await live()).toBe('1.0.0-a')
  await writeConfig(store, '{}')
  await promote(store, asked)
  expect(await live()).toBe('1.0.1-b')
})
