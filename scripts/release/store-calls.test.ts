/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promote, promoteAll } from './promote.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import type { Condition } from './store/release-store.ts'
import { newStorePath, published } from './testing/packed-release.ts'

/** A store that records its calls. */
class RecordingFolder extends LocalFolder {
  calls: string[] = []

  override get(key: string) {
    this.calls.push(`get ${key}`)
    return super.get(key)
  }

  override put(key: string, body: Buffer | string, condition: Condition) {
    this.calls.push(`put ${key}`)
    return super.put(key, body, condition)
  }
}

const owner = 'player'
const chunks = Array.from({ length: 37 }, (_, i) => `chunk-${i}.js`)
let store: RecordingFolder

beforeAll(async () => {
  store = new RecordingFolder(newStorePath())
  const files = Object.fromEntries(chunks.map((name) => [name, `${name};`.repeat(500)]))
  await published(store, { owner: 'host' }, { owner: 'catalog' }, ...['1.0.0-a', '1.0.1-b'].map((release) => ({ owner, release, files }) as const))
  await promoteAll(store, { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

test('a promote of a host does not read the host before it, as no page falls back to that', async () => {
  await published(store, { owner: 'host', release: '1.0.1-b' })
  store.calls = []
  await promote(store, { owner: 'host', release: '1.0.1-b', base: '1.0.0-a', why: '' })
  // The gates read the manifest of the live host once.
  expect(store.calls.filter((call) => call === 'get host/1.0.0-a/manifest.json')).toHaveLength(1)
})

// Each file of a release and its two copies are read once, and two keys are written. The other reads are the pointer, the
// journal, the keys, and the manifests of the live releases.
test.each<[what: string, release: string, work: () => Promise<unknown>]>([
  ['a promote', '1.0.1-b', () => promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })],
  ['a rollback', '1.0.0-a', () => rollback(store, { owner, why: '' })],
])('%s makes no more calls to the store than it needs', async (_, release, work) => {
  store.calls = []
  await work()
  const files = ['entry.js', 'page.css', 'favicon.svg', ...chunks].flatMap((name) => ['', '.br', '.gz'].map((end) => name + end))
  const ofRelease = [...files, 'compressed.json', 'manifest.json', 'manifest.sig'].map((name) => `get ${owner}/${release}/${name}`)
  expect(store.calls.filter((call) => call.startsWith(`get ${owner}/${release}/`)).sort()).toEqual(ofRelease.sort())
  expect(store.calls.filter((call) => call.startsWith('put'))).toEqual(['put registry.json', expect.stringMatching(/^put journal\/\d{8}\.json$/)])
  expect(store.calls.filter((call) => call.startsWith('get') && !ofRelease.includes(call)).length).toBeLessThanOrEqual(15)
})
