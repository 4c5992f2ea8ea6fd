import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@xhkt/contract/federation/registry'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { mapConcurrently } from '@xhkt/release/map-concurrently'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/index-html/sandbox-config'
import { withLive } from '@xhkt/release/pointer/live-release'
import { integrityOf } from '@xhkt/release/pack/integrity'
import { Refusal } from '@xhkt/release/refusal'
import { findManifest, prefixOf } from '@xhkt/release/release-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { namesOf, type ReleaseName } from '@xhkt/release/verify'
import { createWebServer } from '../../../serve/web-server.ts'

/** Copies a release to a folder for the web server, because the store may be a bucket. */
export async function copyRelease(store: ReleaseStore, { owner, release }: ReleaseName, folder: string): Promise<ReleaseManifest> {
  const manifest = await findManifest(store, owner, release)
  if (!manifest) throw new Refusal('broken', `${owner} ${release} is not in ${store.place}`)
  const prefix = prefixOf(owner, release)
  await mkdir(path.join(folder, prefix), { recursive: true })
  await mapConcurrently(namesOf(manifest), async (name) => {
    const file = await store.get(`${prefix}${name}`)
    if (file) await writeFile(path.join(folder, prefix, name), file.body)
  })
  return manifest
}

/** A registry with only the given releases. Has no fallbacks, which would hide failures. */
async function registryOf(folder: string, manifests: ReleaseManifest[]): Promise<Registry> {
  let registry: Registry = { seq: 1, areas: {} }
  for (const manifest of manifests) {
    const digest = integrityOf(await readFile(path.join(folder, prefixOf(manifest.owner, manifest.release), manifestName)))
    registry = withLive(registry, manifest, { previous: null, manifest: digest })
  }
  return registry
}

/** Serves releases from their copies in `folder`, on a free port. */
export async function serveCell(
  folder: string,
  manifests: ReleaseManifest[],
  api: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const registry = await registryOf(folder, manifests)
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
