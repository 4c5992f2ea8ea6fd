import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Area, Owner } from '@xhkt/contract/federation/areas'
import { liveOf, type Pointer, pointerFile, readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { prefixOf } from '@xhkt/release/release-folder'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { publishVariant, type Variant } from '@xhkt/release/testing/variant'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../build/paths.ts'
import { startApp } from './app-process.ts'
import { test as base } from './fixtures.ts'

/** A store with the releases of the sources, which a test may change: nobody else's app is served from it. */
export class OwnStore {
  private made = 0

  private constructor(
    readonly folder: LocalFolder,
    /** The releases of the sources. */
    readonly releases: Record<Owner, string>,
    private readonly atFirst: Pointer,
  ) {}

  static async create(): Promise<OwnStore> {
    const releases = await buildAll({ log: () => undefined })
    const folder = new LocalFolder(path.join(await mkdtemp(path.join(tmpdir(), 'store-')), 'store'))
    for (const [owner, release] of Object.entries(releases) as [Owner, string][]) {
      const prefix = prefixOf(owner, release)
      await cp(path.join(storeDir, prefix), path.join(folder.place, prefix), { recursive: true })
    }
    await copyFile(path.join(storeDir, 'keys.json'), path.join(folder.place, 'keys.json'))
    await copyFile(`${storeDir}.key.pem`, folder.developmentKey)
    await promoteAll(folder, releases, 'a test')
    const { pointer } = await readPointer(folder)
    return new OwnStore(folder, releases, pointer)
  }

  /** Publishes a release that is like the live one of the sources, but for these edits; gives its name. */
  async variant(owner: Owner, edits: Pick<Variant, 'edit' | 'manifest'> = {}): Promise<string> {
    const release = `9.0.${++this.made}-variant`
    await publishVariant(this.folder, { owner, from: this.releases[owner], release, ...edits })
    return release
  }

  /** Nobody has looked at it in a browser before: that is what the tests do. */
  async promote(owner: Owner, release: string): Promise<void> {
    await passSkew(this.folder, { owner, release })
    const { pointer } = await readPointer(this.folder)
    await promote(this.folder, { owner, release, why: 'a test', base: liveOf(pointer, owner).release })
  }

  async rollback(owner: Owner): Promise<void> {
    await rollback(this.folder, { owner, why: 'a test' })
  }

  /** Nothing stands behind what is live of an area, as after its first release. */
  async forgetPrevious(area: Area): Promise<void> {
    const { pointer } = await readPointer(this.folder)
    const { previousManifest: _, ...live } = pointer.areas[area] ?? {}
    await this.write({ ...pointer, areas: { ...pointer.areas, [area]: { ...live, previous: null } } })
  }

  /** As it was at first: the releases of the sources are live, with nothing behind them. */
  async reset(): Promise<void> {
    await this.write(this.atFirst)
  }

  /** Under a new seq, or the server would not look at it. */
  private async write(pointer: Pointer): Promise<void> {
    const { pointer: { seq }, version } = await readPointer(this.folder)
    await this.folder.put(pointerFile, JSON.stringify({ ...pointer, seq: seq + 1, changes: [] }), { ifVersion: version ?? '' })
  }

  async remove(): Promise<void> {
    await rm(path.dirname(this.folder.place), { recursive: true, force: true })
  }
}

/** As the other fixtures' `test`, with an app that is served from a store of its own: for what happens when something is released. */
export const test = base.extend<{ freshStore: void }, { store: OwnStore }>({
  store: [
    // The runner reads the fixtures that it needs off this pattern.
    async ({}, use) => {
      const store = await OwnStore.create()
      await use(store)
      await store.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
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
