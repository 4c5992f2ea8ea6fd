/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promoteAll } from '@xhkt/release/promote'
import { readRegistry } from '@xhkt/release/registry-file'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { linkStore } from './linked-store.ts'

let store: LocalFolder
const linked = newStorePath()

beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => {
  for (const place of [store.place, linked]) rmSync(path.dirname(place), { recursive: true, force: true })
})

test('a linked store has its own pointer, without fallbacks; the store behind it keeps what is live', async () => {
  const before = readFileSync(path.join(store.place, 'registry.json'), 'utf8')
  await linkStore(store.place, linked, { host: '1.0.0-a', player: '1.0.1-b' })
  expect(readRegistry(linked).areas.player).toMatchObject({ release: '1.0.1-b', previous: null })
  expect(readFileSync(path.join(linked, 'player/1.0.1-b/entry.js'), 'utf8')).toBe('entry of player 1.0.1-b')
  expect(readFileSync(path.join(store.place, 'registry.json'), 'utf8')).toBe(before)
})

test('the files stay when a linked store is removed', () => {
  rmSync(linked, { recursive: true })
  expect(readFileSync(path.join(store.place, 'player/1.0.1-b/entry.js'), 'utf8')).toBe('entry of player 1.0.1-b')
})
