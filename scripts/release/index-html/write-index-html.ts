import { type Pointer, publicPart, readPointer } from '../pointer/pointer.ts'
import { renderIndexHtml } from './render-index-html.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { configFile, type Deployment, readConfig } from './deployment.ts'
import { withIncludes } from './fragments.ts'
import { webManifestName } from './web-manifest.ts'

/** The files that a static web server sends as pages. */
export const pageFolder = 'page/'

const names = ['index.html', 'debug.html', 'registry.json', webManifestName] as const

type Files = Record<(typeof names)[number], string>

async function filesOf(store: ReleaseStore, pointer: Pointer, config: Deployment): Promise<Files> {
  const registry = publicPart(pointer)
  const { page, debugPage, webManifest } = await renderIndexHtml(store, registry, config)
  return { 'index.html': withIncludes(page), 'debug.html': withIncludes(debugPage), 'registry.json': JSON.stringify(registry), [webManifestName]: webManifest }
}

export interface WrittenPage {
  seq: number
  /** Files that were missing or outdated. */
  written: string[]
}

/**
 * Writes the page files from the pointer and the deployment's configuration. Null for a store without a configuration or a live
 * host. Each file is read before the pointer, and replaced only if it is unchanged since: of two concurrent renders the one with
 * the newer pointer wins.
 */
export async function writeIndexHtml(store: ReleaseStore): Promise<WrittenPage | null> {
  if (!(await store.get(configFile))) return null
  const written = new Set<string>()
  for (;;) {
    const stored = await Promise.all(names.map((name) => store.get(pageFolder + name)))
    const config = await readConfig(store)
    if (!config) return null
    const { pointer } = await readPointer(store)
    if (!pointer.host) return null
    const files = await filesOf(store, pointer, config)
    try {
      for (const [index, name] of names.entries()) {
        const before = stored[index]
        if (before?.body.toString() === files[name]) continue
        await store.put(pageFolder + name, files[name], before ? { ifVersion: before.version } : { ifAbsent: true })
        written.add(name)
      }
      return { seq: pointer.seq, written: [...written] }
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}
