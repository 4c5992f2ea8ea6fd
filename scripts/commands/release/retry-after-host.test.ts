/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { checkSkew } from './skew/check-skew.ts'
import { retryAfterHost } from './retry-after-host.ts'

const key = '@xhkt/platform/api'
const hour = 3_600_000
let first: LocalFolder
let store: LocalFolder
let said: string[]

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host', manifest: { provides: { [key]: ['api', 'send'] } } }, { owner: 'player', manifest: { uses: { [key]: ['send'] } } })
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await published(first, { owner: 'host', release: '1.1.0-b', manifest: { provides: { [key]: ['api', 'send', 'upload'] } } })
  await published(first, { owner: 'player', release: '1.1.0-b', manifest: { uses: { [key]: ['upload'] } } })
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true }))
beforeEach(() => {
  store = copyOf(first)
  // No record: the gates decide, as before the first check in a browser.
  rmSync(path.join(store.place, 'skew/player/1.1.0-b/1.0.0-a.json'))
  said = []
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true }))

const live = async (owner: Owner) => liveOf((await readPointer(store)).pointer, owner).release

/** The skew check of a pipeline for the area. `nextHost` is the host of its commit. */
function check({ nextHost = '1.1.0-b', duration = hour, onWait = () => Promise.resolve() }: { nextHost?: string; duration?: number; onWait?: () => Promise<unknown> }) {
  const say = (line: string): void => {
    said.push(line)
    void onWait()
  }
  const owner = 'player'
  const skew = () => checkSkew(store, { owner, release: '1.1.0-b', say: () => undefined })
  return retryAfterHost(skew, { store, owner, nextHost: () => nextHost, duration, interval: 5, say })
}

const goLive = async (owner: Owner, release: string) => promote(store, { owner, release, base: await live(owner), why: '' })
const needsUpload = 'player 1.1.0-b uses upload of @xhkt/platform/api, which host 1.0.0-a does not provide'

test('an area that is refused waits for the host of its commit, and passes with it', async () => {
  await check({ onWait: () => goLive('host', '1.1.0-b') })
  expect(said).toEqual([`  refused (${needsUpload}): waiting for host 1.1.0-b of the same sources`])
  await goLive('player', '1.1.0-b')
  expect([await live('host'), await live('player')]).toEqual(['1.1.0-b', '1.1.0-b'])
})

test('the refusal stands at once without a wait, and where the host of the commit is live already', async () => {
  await expect(check({ duration: 0 })).rejects.toMatchObject({ kind: 'gate', problems: [needsUpload] })
  await expect(check({ nextHost: '1.0.0-a' })).rejects.toMatchObject({ kind: 'gate', problems: [needsUpload] })
  expect(said).toEqual([])
})

test('the refusal stands when the time is over', async () => {
  await expect(check({ duration: 30 })).rejects.toMatchObject({ problems: [needsUpload] })
  expect(said).toHaveLength(1)
})
