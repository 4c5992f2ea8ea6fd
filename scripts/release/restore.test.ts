/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setCanary } from './canary.ts'
import { promoteAll } from './promote.ts'
import { missingReleases, restoreFrom } from './restore.ts'
import { LocalFolder } from './store/local-folder.ts'
import { copyOf, newStorePath, published } from './testing/packed-release.ts'
import { newKey, platformKey, writeKeys } from './testing/test-key.ts'

let copy: LocalFolder
let store: LocalFolder

beforeEach(async () => {
  copy = new LocalFolder(newStorePath())
  await published(copy, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  await promoteAll(copy, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await copy.put('config.json', '{}', { ifAbsent: true })
  store = copyOf(copy)
})
afterEach(() => [copy, store].forEach(({ place }) => rmSync(path.dirname(place), { recursive: true, force: true })))

test('a lost release of a canary that only a few devices get is missing', async () => {
  await setCanary(store, { owner: 'player', release: '1.0.1-b', share: 0, staff: true, base: '1.0.0-a', why: '' })
  await store.remove('player/1.0.1-b/')
  expect(await missingReleases(store)).toEqual([{ owner: 'player', release: '1.0.1-b', commit: '0123456789abcdef' }])
})

test('a store whose keys are not those of the copy gets nothing from it, and hears which keys differ', async () => {
  const [old, next] = [platformKey(copy), newKey('the next one', { publish: ['all'] })]
  await writeKeys(copy, { signed_from: 3, keys: [old.listed, next.listed] })
  await writeKeys(store, { signed_from: 3, keys: [old.listed] })
  await store.remove('player/1.0.1-b/')
  const before = await store.list('')
  const refused = { kind: 'stale', message: expect.stringMatching(new RegExp(`^keys.json of .* differ in key ${next.id}$`)) }
  await expect(restoreFrom(store, copy)).rejects.toMatchObject(refused)
  expect(await store.list('')).toEqual(before)
  await writeKeys(store, { signed_from: 3, keys: [old.listed, next.listed] })
  expect(await restoreFrom(store, copy)).toMatchObject({ releases: [{ owner: 'player', release: '1.0.1-b' }], left: [] })
})

test('another configuration than that of the copy stays, and is named', async () => {
  const stored = await store.get('config.json')
  await store.put('config.json', '{"previews":true}', { ifVersion: stored?.version ?? '' })
  expect(await restoreFrom(store, copy)).toMatchObject({ left: ['config.json stays, and is not that of the copy: they differ in previews'] })
})
