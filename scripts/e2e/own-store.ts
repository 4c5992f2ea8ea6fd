import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { WorkerFixture } from '@playwright/test'
import type { Area, Owner } from '@xhkt/contract/federation/areas'
import { lastChange } from '@xhkt/release/pointer/journal'
import { liveOf, type Pointer, pointerFile, readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { prefixOf } from '@xhkt/release/release-folder'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { publishVariant, type Variant } from '@xhkt/release/testing/variant'
import { storeDir } from '../lib/paths.mjs'
import { startApp } from './app-process.ts'
import { test as base } from './fixtures.ts'
import { sourceReleases } from './source-releases.ts'

/** A store with the releases of the sources, none of them live. */
export async function createStore(): Promise<{ folder: LocalFolder; releases: Record<Owner, string> }> {
  const releases = sourceReleases()
  const folder = new LocalFolder(path.join(await mkdtemp(path.join(tmpdir(), 'store-')), 'store'))
  for (const [owner, release] of Object.entries(releases) as [Owner, string][]) {
    const prefix = prefixOf(owner, release)
    await cp(path.join(storeDir, prefix), path.join(folder.place, prefix), { recursive: true })
  }
  await copyFile(path.join(storeDir, 'keys.json'), path.join(folder.place, 'keys.json'))
  await copyFile(`${storeDir}.key.pem`, folder.developmentKey)
  return { folder, releases }
}

/** A release store for one test worker, with the releases of the sources live. A test may change the store. */
export class OwnStore {
  private made = 0

  private constructor(
    readonly folder: LocalFolder,
    /** The releases of the sources. */
    readonly releases: Record<Owner, string>,
    private readonly initialPointer: Pointer,
  ) {}

  static async create(): Promise<OwnStore> {
    const { folder, releases } = await createStore()
    await promoteAll(folder, releases, 'a test')
    const { pointer } = await readPointer(folder)
    return new OwnStore(folder, releases, pointer)
  }

  /** Publishes an edited copy of a release, by default of the release of the sources. Returns the name of the copy. */
  async variant(owner: Owner, edits: Partial<Pick<Variant, 'from' | 'edit' | 'manifest'>> = {}): Promise<string> {
    const release = `9.0.${++this.made}-variant`
    await publishVariant(this.folder, { owner, from: this.releases[owner], release, ...edits })
    return release
  }

  /** Promotes a release without a skew check in a browser. */
  async promote(owner: Owner, release: string, { allowRemovedRoutes = false } = {}): Promise<void> {
    await passSkew(this.folder, { owner, release })
    const { pointer } = await readPointer(this.folder)
    await promote(this.folder, { owner, release, why: 'a test', base: liveOf(pointer, owner).release, allowRemovedRoutes })
  }

  async rollback(owner: Owner): Promise<void> {
    await rollback(this.folder, { owner, why: 'a test' })
  }

  /** Removes the fallback release of an area, as after its first release. */
  async forgetPrevious(area: Area): Promise<void> {
    const { pointer } = await readPointer(this.folder)
    const { previousManifest: _, ...live } = pointer.areas[area] ?? {}
    await this.write({ ...pointer, areas: { ...pointer.areas, [area]: { ...live, previous: null } } })
  }

  /** Makes the releases of the sources live again, without fallback releases. */
  async reset(): Promise<void> {
    await this.write(this.initialPointer)
  }

  /** Writes a pointer with a new seq, because the server ignores a known seq. */
  private async write(pointer: Pointer): Promise<void> {
    const { pointer: { seq }, version } = await readPointer(this.folder)
    const changes = this.initialPointer.changes.slice(-1).map((change) => ({ ...change, seq: seq + 1 }))
    await this.folder.put(pointerFile, JSON.stringify({ ...pointer, seq: seq + 1, changes }), { ifVersion: version ?? '' })
    // Reading the journal completes it.
    await lastChange(this.folder, () => true)
  }

  async remove(): Promise<void> {
    await rm(path.dirname(this.folder.place), { recursive: true, force: true })
  }
}

/** The fixture of a store for each worker, for `test.extend`. */
export const storeOfWorker: [WorkerFixture<OwnStore, object>, { scope: 'worker'; timeout: number }] = [
  // Playwright requires a pattern as the first parameter, even an empty one.
  async ({}, use) => {
    const store = await OwnStore.create()
    await use(store)
    await store.remove()
  },
  { scope: 'worker', timeout: 240_000 },
]

/** The `test` of `fixtures.ts` with an app served from the worker's own store, for tests that release something. */
export const test = base.extend<{ freshStore: void }, { store: OwnStore }>({
  store: storeOfWorker,
  appUrl: [
    async ({ runtimeConfig, store }, use) => {
      const app = await startApp(runtimeConfig, store.folder.place)
      await use(app.url)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  freshStore: [
    async ({ store }, use) => {
      await store.reset()
      await use()
    },
    { auto: true },
  ],
})

export { expect } from './fixtures.ts'
