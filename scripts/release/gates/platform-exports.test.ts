/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { PlatformExports, ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { setCanary } from '../canary.ts'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote, promoteAll } from '../promote.ts'
import { rollback } from '../rollback.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { copyOf, newStorePath, published } from '../testing/packed-release.ts'

const toast = '@xhkt/platform/toast'
const provides: PlatformExports = { [toast]: ['toast', 'useToasts'] }
const uses: PlatformExports = { [toast]: ['toast'] }

let first: LocalFolder
let store: LocalFolder

/** Live are a host that provides two exports, a player that uses one, and a catalog whose manifest records none. */
beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(
    first,
    { owner: 'host', manifest: { provides } },
    { owner: 'player', manifest: { uses } },
    { owner: 'catalog' },
  )
  await promoteAll(first, { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))

const baseOf = async (owner: Owner): Promise<string | null> => liveOf((await readPointer(store)).pointer, owner).release

/** The problems that a gate names; none if the change succeeds. */
const problemsOf = (change: Promise<unknown>): Promise<string[]> =>
  change.then(
    () => [],
    (error: unknown) => (error as { problems: string[] }).problems,
  )

async function release(owner: Owner, name: string, manifest: Partial<ReleaseManifest>): Promise<string[]> {
  await published(store, { owner, release: name, manifest })
  return problemsOf(promote(store, { owner, release: name, base: await baseOf(owner), why: '' }))
}

test('a host without an export that a live area uses is refused', async () => {
  expect(await release('host', '1.1.0-b', { provides: { [toast]: ['useToasts'] } })).toEqual([
    'player 1.0.0-a uses toast of @xhkt/platform/toast, which host 1.1.0-b does not provide',
  ])
})

test('a host without a share key that a live area uses is refused', async () => {
  expect(await release('host', '1.1.0-b', { provides: {} })).toEqual(['player 1.0.0-a uses @xhkt/platform/toast, which host 1.1.0-b does not provide'])
})

test('a host may drop an export that nobody uses, and add one', async () => {
  expect(await release('host', '1.1.0-b', { provides: { [toast]: ['toast', 'warn'] } })).toEqual([])
})

test('an area that uses an export which the live host lacks is refused, and goes live after the host', async () => {
  const newer = { uses: { [toast]: ['toast', 'warn'] } }
  const problem = 'catalog 1.1.0-b uses warn of @xhkt/platform/toast, which host 1.0.0-a does not provide'
  expect(await release('catalog', '1.1.0-b', newer)).toEqual([problem])
  expect(await release('host', '1.1.0-b', { provides: { [toast]: ['toast', 'useToasts', 'warn'] } })).toEqual([])
  expect(await release('catalog', '1.1.0-b', newer)).toEqual([])
  expect(await problemsOf(rollback(store, { owner: 'host', why: '' }))).toEqual([problem])
})

test('an area that takes the kit from the host is refused while the live host has none, and goes live after one that has it', async () => {
  const kit: PlatformExports = { '@xhkt/kit/provided': ['Button', 'ErrorView'] }
  const newer = { uses: { ...uses, '@xhkt/kit/provided': ['Button'] } }
  const problem = (host: string) => `catalog 1.1.0-b uses @xhkt/kit/provided, which ${host} does not provide`
  expect(await release('catalog', '1.1.0-b', newer)).toEqual([problem('host 1.0.0-a')])
  // The live areas carry copies of the kit.
  expect(await release('host', '1.1.0-b', { provides: { ...provides, ...kit } })).toEqual([])
  expect(await release('catalog', '1.1.0-b', newer)).toEqual([])
  expect(await release('host', '1.2.0-c', { provides: { ...provides, '@xhkt/kit/provided': ['ErrorView'] } })).toEqual([
    'catalog 1.1.0-b uses Button of @xhkt/kit/provided, which host 1.2.0-c does not provide',
  ])
  expect(await problemsOf(rollback(store, { owner: 'host', why: '' }))).toEqual([problem('host 1.0.0-a')])
})

test('a host without an export that a canary uses is refused', async () => {
  await published(store, { owner: 'player', release: '1.1.0-b', manifest: { uses: provides } })
  await setCanary(store, { owner: 'player', release: '1.1.0-b', share: 5, base: '1.0.0-a', why: '' })
  expect(await release('host', '1.1.0-b', { provides: uses })).toEqual([
    'player 1.1.0-b uses useToasts of @xhkt/platform/toast, which host 1.1.0-b does not provide',
  ])
})

test('a host without an export that a fallback release uses is refused while it serves the contract major of that release', async () => {
  const problem = 'player 1.0.0-a uses @xhkt/platform/toast, which host 2.1.0-c does not provide'
  expect(await release('host', '2.0.0-b', { needs: { contract: 2 }, offers: [2, 1], provides })).toEqual([])
  expect(await release('player', '2.0.0-b', { needs: { contract: 2 }, uses: {} })).toEqual([])
  expect(await release('catalog', '2.0.0-b', { needs: { contract: 2 } })).toEqual([])
  expect(await release('host', '2.1.0-c', { needs: { contract: 2 }, offers: [2, 1], provides: {} })).toEqual([problem])
  expect(await release('host', '2.2.0-d', { needs: { contract: 2 }, offers: [2], provides: {} })).toEqual([])
})

test('a server can start with a host that lacks an export of a fallback release', async () => {
  expect(await release('player', '1.1.0-b', { uses: {} })).toEqual([])
  await published(store, { owner: 'host', release: '1.1.0-b', manifest: { provides: {} } })
  const problem = 'player 1.0.0-a uses @xhkt/platform/toast, which host 1.1.0-b does not provide'
  expect(await problemsOf(promote(store, { owner: 'host', release: '1.1.0-b', base: '1.0.0-a', why: '' }))).toEqual([problem])
  await promoteAll(store, { host: '1.1.0-b' }, 'start')
  expect(await baseOf('host')).toBe('1.1.0-b')
})

test('releases whose manifests record no exports go live', async () => {
  expect(await release('catalog', '1.1.0-b', {})).toEqual([])
  expect(await release('host', '1.1.0-b', {})).toEqual([])
})
