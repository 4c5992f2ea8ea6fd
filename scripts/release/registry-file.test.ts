/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@xhkt/contract/federation/registry'
import { promoteAll } from './promote.ts'
import { readRegistry } from './registry-file.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newStorePath, published } from './testing/packed-release.ts'

let store: string
let registry: Registry

beforeEach(async () => {
  const folder = new LocalFolder(newStorePath())
  store = folder.place
  await published(folder, { owner: 'host' }, { owner: 'catalog' })
  await promoteAll(folder, { host: '1.0.0-a', catalog: '1.0.0-a' }, 'a test')
  registry = readRegistry(store)
})
afterEach(() => rmSync(path.dirname(store), { recursive: true, force: true }))

test('the registry for pages has what is live, and not who changed it', () => {
  expect(Object.keys(registry).sort()).toEqual(['areas', 'host', 'seq'])
  expect(registry.areas.catalog?.release).toBe('1.0.0-a')
})
