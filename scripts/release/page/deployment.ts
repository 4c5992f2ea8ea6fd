import { config as defaults, type RuntimeConfig } from '@xhkt/platform/config'
import { readDocument, readerOf } from '../document/document.ts'
import { likeShape } from '../document/shape.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The run-time configuration of the deployment that a store serves. */
export const configFile = 'config.json'

/** The run-time configuration, and what only the page's content policy needs. */
export interface Deployment extends RuntimeConfig {
  /** The origin of the deployment, as `https://www.example.com`: what goes live there must be sent by it before. */
  site?: string
  /** Origins of pictures and media below the API's `public_domain`, such as `https://cdn.example.com`; not the page's own origin. */
  mediaOrigins?: string[]
  /** Origins of the live chat, such as `wss://*.im.qcloud.com`; none when the API names a chat server on the page's own origin. */
  chatOrigins?: string[]
}

// `config-schema.ts` says more, and is loaded only to set a configuration.
const parseConfig = readerOf<Partial<Deployment>>({
  shape: likeShape({ ...defaults, site: '', mediaOrigins: [], chatOrigins: [] }),
  meaning: 'It is the run-time configuration of the deployment, which every page has',
  remedy: 'Set it again: npm run release -- render --config <file>',
})

/**
 * Null for a store without a configuration; no page is written for it. Fields that are left out are off. Unknown fields pass: a
 * newer checkout may have set them, and a rollback must not fail for that.
 */
export async function readConfig(store: ReleaseStore): Promise<Deployment | null> {
  const stored = await readDocument(store, configFile, parseConfig)
  return stored && { ...defaults, ...stored.value }
}
