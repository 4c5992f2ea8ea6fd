import type { Registry } from '@xhkt/contract/federation/registry'
import { withLive } from '../pointer/live-release.ts'
import { Refusal } from '../refusal.ts'
import { readStoreKeys } from '../signing/store-keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readPreviews, type StoredPreview } from '../stored-previews.ts'
import { signedRelease } from '../verify.ts'
import type { Deployment } from './deployment.ts'
import { type RenderedIndexHtml, renderIndexHtml, requireOpensHostPreviews } from './render-index-html.ts'

type HostPreview = Pick<StoredPreview, 'id' | 'release' | 'manifest'>

/** The previews of the host that work now; none for a site without previews. */
export async function workingHostPreviews(store: ReleaseStore, { previews: areShown }: Deployment): Promise<HostPreview[]> {
  if (!areShown) return []
  const { previews } = await readPreviews(store)
  const working = previews.filter(({ area, problem, expires_at: at }) => area === 'host' && !problem && Date.parse(at) > Date.now())
  return working.map(({ id, release, manifest }) => ({ id, release, manifest }))
}

type Pages = Map<string, RenderedIndexHtml>

/**
 * The pages of the previews of the host, by their id. A preview whose release is damaged, not the one that was signed, or too old has
 * none: it must not stop the live page.
 */
export async function hostPreviewPages(store: ReleaseStore, registry: Registry, deployment: Deployment): Promise<Pages> {
  const pages: Pages = new Map()
  for (const { id, release, manifest: digest } of await workingHostPreviews(store, deployment)) {
    try {
      const found = await signedRelease(store, { owner: 'host', release }, (await readStoreKeys(store)).keys)
      if (found.digest !== digest) continue
      await requireOpensHostPreviews(store, release)
      const withPreview = withLive(registry, found.manifest, { previous: registry.host?.release ?? null })
      pages.set(id, await renderIndexHtml(store, withPreview, { ...deployment, preview: id }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return pages
}
