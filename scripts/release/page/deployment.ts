import { config as defaults, type RuntimeConfig } from '@xhkt/platform/config'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The run-time configuration of the deployment that is served from a store. */
export const configFile = 'config.json'

/** The run-time configuration, and what only the page's content policy has to know. */
export interface Deployment extends RuntimeConfig {
  /** Origins of pictures and media under the API's `public_domain`, as `https://cdn.example.com`; its own needs no name. */
  mediaOrigins?: string[]
}

/**
 * Null for a store that no page is written for; what it leaves out is off. A newer checkout may have set fields that this one does
 * not know: a rollback may not fail for that.
 */
export async function readConfig(store: ReleaseStore): Promise<Deployment | null> {
  const stored = await store.get(configFile)
  if (!stored) return null
  try {
    return { ...defaults, ...(JSON.parse(stored.body.toString()) as Partial<Deployment>) }
  } catch (error) {
    throw new Refusal('broken', `${configFile} of the store is no JSON: ${(error as Error).message}`)
  }
}
