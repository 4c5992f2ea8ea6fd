import type { PreviewKey } from '@xhkt/contract/federation/preview'
import type { RuntimeConfig } from '@xhkt/platform/config'
import type { ReleaseStore } from '../store/release-store.ts'
import { rawKeyOf } from './signature.ts'
import { readStoreKeys } from './store-keys.ts'

/** The keys whose previews browsers may run, for the page; undefined for a site without previews. A retired key is none of them. */
export async function previewKeysOf(store: ReleaseStore, { previews }: Pick<RuntimeConfig, 'previews'>): Promise<PreviewKey[] | undefined> {
  if (!previews) return undefined
  const { keys } = await readStoreKeys(store)
  return keys.flatMap((key) => {
    const { id, retired, may: { preview: areas = [] } } = key
    return retired || areas.length === 0 ? [] : [{ id, key: rawKeyOf(key), areas }]
  })
}
