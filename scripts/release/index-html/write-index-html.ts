import type { Registry } from '@xhkt/contract/federation/registry'
import { withCanaryAsHost } from '../pointer/live-release.ts'
import { type Pointer, publicRegistry, readPointer } from '../pointer/pointer.ts'
import { renderIndexHtml } from './render-index-html.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { configFile, type Deployment, readConfig } from './deployment.ts'
import { withIncludes } from './fragments.ts'
import { webManifestName } from './web-manifest.ts'

/** The files that a static web server sends as pages. */
export const pageFolder = 'page/'

/** The folder of the pages of the host's canary. Its name is that of the release, so an outdated cookie finds no page. */
const canaryFolder = 'canary-'

type Files = Record<string, string>

/** The page with another size than the live one: nginx makes the `ETag` of a file of its time and size. */
const unlike = (html: string, live = ''): string => (html.length === live.length ? `${html}\n` : html)

async function canaryFiles(store: ReleaseStore, registry: Registry, { live, config }: { live: Files; config: Deployment }): Promise<Files> {
  const canary = registry.host?.canary
  if (!canary) return {}
  const { page, debugPage } = await renderIndexHtml(store, withCanaryAsHost(registry), config)
  const texts = { 'index.html': withIncludes(page), 'debug.html': withIncludes(debugPage) }
  return Object.fromEntries(Object.entries(texts).map(([name, html]) => [`${canaryFolder}${canary.release}/${name}`, unlike(html, live[name])]))
}

async function filesOf(store: ReleaseStore, pointer: Pointer, config: Deployment): Promise<Files> {
  const registry = publicRegistry(pointer)
  const { page, debugPage, webManifest } = await renderIndexHtml(store, registry, config)
  const live = { 'index.html': withIncludes(page), 'debug.html': withIncludes(debugPage) }
  const beside = await canaryFiles(store, registry, { live, config })
  return { ...live, ...beside, 'registry.json': JSON.stringify(registry), [webManifestName]: webManifest }
}

export interface WrittenPage {
  seq: number
  /** Files that were missing or outdated. */
  written: string[]
}

/**
 * Writes the page files from the pointer and the deployment's configuration, and removes those of an ended canary. Null for a store without
 * a configuration or a live host. Each file is read before the pointer, and replaced only if it is unchanged since: of two concurrent
 * renders the one with the newer pointer wins.
 */
export async function writeIndexHtml(store: ReleaseStore): Promise<WrittenPage | null> {
  if (!(await store.get(configFile))) return null
  const written = new Set<string>()
  for (;;) {
    const keys = await store.list(pageFolder)
    const stored = new Map(await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const)))
    const config = await readConfig(store)
    if (!config) return null
    const { pointer } = await readPointer(store)
    if (!pointer.host) return null
    const files = await filesOf(store, pointer, config)
    try {
      for (const [name, text] of Object.entries(files)) {
        const before = stored.get(pageFolder + name)
        if (before?.body.toString() === text) continue
        await store.put(pageFolder + name, text, before ? { ifVersion: before.version } : { ifAbsent: true })
        written.add(name)
      }
      const ended = keys.map((key) => key.slice(pageFolder.length)).filter((name) => name.startsWith(canaryFolder) && !(name in files))
      for (const name of ended) await store.remove(pageFolder + name)
      // Another process may have ended the canary since, before its page was written.
      if (pointer.host.canary && (await readPointer(store)).pointer.seq !== pointer.seq) continue
      return { seq: pointer.seq, written: [...written] }
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}
