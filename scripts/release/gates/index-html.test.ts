/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promoteAll } from '../promote.ts'
import { rollback } from '../rollback.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { newStorePath, published } from '../testing/packed-release.ts'

let store: LocalFolder

beforeEach(async () => {
  store = new LocalFolder(newStorePath())
  const older = { readsPageFiles: undefined, commit: 'd7fc33f096' }
  await published(store, { owner: 'host' }, { owner: 'host', release: '0.9.0-o', manifest: older }, { owner: 'player' }, { owner: 'player', release: '1.1.0-b' })
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

test('a rollback to a host that cannot read the page of this checkout is refused, and names its commit', async () => {
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  // 0.9.0-o was live before, by a checkout that could still write its page.
  const entry = { seq: 3, at: '2026-11-01T08:00:00.000Z', who: 'x', area: 'host', action: 'promote', from: '0.9.0-o', to: '1.0.0-a', why: '', commit: null }
  await store.put('journal/00000003.json', JSON.stringify(entry), { ifAbsent: true })
  const { pointer, version } = await readPointer(store)
  await store.put('registry.json', JSON.stringify({ ...pointer, seq: 3, changes: [] }), { ifVersion: version ?? '' })
  await expect(rollback(store, { owner: 'host', to: '0.9.0-o', why: '' })).rejects.toMatchObject({
    kind: 'gate',
    problems: ['host 0.9.0-o cannot read the index.html that this checkout writes: run the command in a checkout of its commit (d7fc33f096)'],
  })
  expect(liveOf((await readPointer(store)).pointer, 'host').release).toBe('1.0.0-a')
})

test('where such a host is live already, it keeps no area and no newer host from going live', async () => {
  await store.put('registry.json', JSON.stringify({ seq: 0, host: { release: '0.9.0-o', previous: null, integrity: {} }, areas: {}, changes: [] }), { ifAbsent: true })
  await promoteAll(store, { player: '1.1.0-b' }, 'an area')
  await promoteAll(store, { host: '1.0.0-a' }, 'newer')
  expect(liveOf((await readPointer(store)).pointer, 'host').release).toBe('1.0.0-a')
})
