import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@xhkt/contract/federation/registry'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { sandboxConfig, sandboxPaths } from '../../serve/runtime-config.ts'
import { createWebServer } from '../../serve/web-server.ts'
import { inTurns } from '../in-turns.ts'
import { withLive } from '../pointer/live-release.ts'
import { Refusal } from '../refusal.ts'
import { findManifest, prefixOf } from '../release-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { namesOf, type ReleaseName } from '../verify.ts'

/** Copies a release to where a web server finds its files: the store may be a bucket. */
export async function copyRelease(store: ReleaseStore, { owner, release }: ReleaseName, folder: string): Promise<ReleaseManifest> {
  const manifest = await findManifest(store, owner, release)
  if (!manifest) throw new Refusal('broken', `${owner} ${release} is not in ${store.place}`)
  const prefix = prefixOf(owner, release)
  await mkdir(path.join(folder, prefix), { recursive: true })
  await inTurns(namesOf(manifest), async (name) => {
    const file = await store.get(`${prefix}${name}`)
    if (file) await writeFile(path.join(folder, prefix, name), file.body)
  })
  return manifest
}

/** A registry with these releases alone: nothing stands behind them, so that nothing hides what fails. */
const registryOf = (manifests: ReleaseManifest[]): Registry =>
  manifests.reduce<Registry>((registry, manifest) => withLive(registry, manifest, { previous: null }), { seq: 1, areas: {} })

/** Serves these releases, copied to `folder` before, on a free port. */
export async function serveCell(
  folder: string,
  manifests: ReleaseManifest[],
  api: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const registry = registryOf(manifests)
  const app = await createWebServer({
    store: folder,
    registry: () => registry,
    config: sandboxConfig(),
    api,
    apiPaths: sandboxPaths,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.addresses()[0]
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`, close: () => app.close() }
}
