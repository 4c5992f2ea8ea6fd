import { config as defaults, type RuntimeConfig } from '@xhkt/platform/config'
import { readDocument, readerOf } from '../document/document.ts'
import { likeShape } from '../document/shape.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The key in the store of the deployment's run-time configuration. */
export const configFile = 'config.json'

/** The run-time configuration of the app, with fields that the page does not get. */
export interface Deployment extends Omit<RuntimeConfig, 'preview' | 'previewKeys'> {
  /** The origin of the deployment, such as `https://www.example.com`. A release goes live only if this origin sends its entry. */
  site?: string
  /** Origins of pictures and media below the API's `public_domain`, such as `https://cdn.example.com`; not the page's own origin. */
  mediaOrigins?: string[]
  /** Origins of the live chat, such as `wss://*.im.qcloud.com`; none when the API names a chat server on the page's own origin. */
  chatOrigins?: string[]
}

// A loose check. The strict one is `config-schema.ts`, which is loaded only when a configuration is set.
const parseConfig = readerOf<Partial<Deployment>>({
  shape: likeShape({ ...defaults, previews: false, site: '', mediaOrigins: [], chatOrigins: [] }),
  meaning: 'It is the run-time configuration of the deployment, which every page has',
  remedy: 'Set it again: npm run release -- render --config <file>',
})

/**
 * The stored configuration; null if the store has none, and then no page is written. A missing field turns its feature off. Unknown
 * fields pass: a newer checkout may have set them, and a rollback by an older checkout must not fail.
 */
export async function readConfig(store: ReleaseStore): Promise<Deployment | null> {
  const stored = await readDocument(store, configFile, parseConfig)
  return stored && { ...defaults, ...stored.value }
}
