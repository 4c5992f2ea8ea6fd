import type { Registry } from '@xhkt/contract/federation/registry'
import { withCanaryAsHost } from '../pointer/live-release.ts'
import { type Pointer, publicRegistry, readPointer } from '../pointer/pointer.ts'
import { type RenderedIndexHtml, renderIndexHtml } from './render-index-html.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { configFile, type Deployment, readConfig } from './deployment.ts'
import { withIncludes } from './fragments.ts'
import { hostPreviewPages } from './host-previews.ts'
import { webManifestName } from './web-manifest.ts'

/** The files that a static web server sends as pages. */
export const pageFolder = 'page/'

/** The folder of the pages of the host's canary is named by its release, so an outdated cookie finds no page. */
const canaryPrefix = 'canary-'

/** The folder of the pages of a preview of the host is named by the id, which the browser's cookie has. */
const previewPrefix = 'preview-'

const isBeside = (name: string): boolean => name.startsWith(canaryPrefix) || name.startsWith(previewPrefix)

type Files = Record<string, string>

/** The page with a size that is not taken: nginx makes the `ETag` of a file of its time and size. */
const withOwnSize = (html: string, taken: Set<number>): string =>
  taken.has(Buffer.byteLength(html)) ? withOwnSize(`${html}\n`, taken) : html

const textsOf = ({ page, debugPage }: RenderedIndexHtml): Files => ({ 'index.html': withIncludes(page), 'debug.html': withIncludes(debugPage) })

interface Beside {
  /** The live pages. */
  live: Files
  config: Deployment
}

/** The pages of the host's canary, and of the previews of the host. */
async function filesBeside(store: ReleaseStore, registry: Registry, { live, config }: Beside): Promise<Files> {
  const pages = new Map([...(await hostPreviewPages(store, registry, config))].map(([id, page]) => [`${previewPrefix}${id}`, page]))
  const canary = registry.host?.canary
  if (canary) pages.set(`${canaryPrefix}${canary.release}`, await renderIndexHtml(store, withCanaryAsHost(registry), config))
  const files: Files = {}
  const taken = new Set(Object.values(live).map((html) => Buffer.byteLength(html)))
  for (const [folder, page] of pages) {
    for (const [name, text] of Object.entries(textsOf(page))) {
      const html = withOwnSize(text, taken)
      taken.add(Buffer.byteLength(html))
      files[`${folder}/${name}`] = html
    }
  }
  return files
}

async function filesOf(store: ReleaseStore, pointer: Pointer, config: Deployment): Promise<Files> {
  const registry = publicRegistry(pointer)
  const rendered = await renderIndexHtml(store, registry, config)
  const live = textsOf(rendered)
  const beside = await filesBeside(store, registry, { live, config })
  return { ...live, ...beside, 'registry.json': JSON.stringify(registry), [webManifestName]: rendered.webManifest }
}

export interface WrittenPage {
  seq: number
  /** Files that were missing or outdated. */
  written: string[]
}

/**
 * Writes the page files from the pointer and the deployment's configuration, and removes those of an ended canary or preview. Null for a
 * store without a configuration or a live host. Each file is read before the pointer, and replaced only if it is unchanged since: of two
 * concurrent renders the one with the newer pointer wins.
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
      const ended = keys.map((key) => key.slice(pageFolder.length)).filter((name) => isBeside(name) && !(name in files))
      for (const name of ended) await store.remove(pageFolder + name)
      // Another process may have ended the canary since, before its page was written.
      if (pointer.host.canary && (await readPointer(store)).pointer.seq !== pointer.seq) continue
      return { seq: pointer.seq, written: [...written] }
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}
