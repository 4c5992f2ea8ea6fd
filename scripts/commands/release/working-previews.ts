import { readStoreKeys } from '@xhkt/release/signing/store-keys'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { readPreviews, type StoredPreview } from '@xhkt/release/stored-previews'
import { momentOf } from './table.ts'

/** Without the id, which opens the preview: output of pipelines is read by many. */
interface WorkingPreview extends Omit<StoredPreview, 'id' | 'manifest' | 'signature'> {
  /** Who has the key that gave it; null for an unknown key. */
  by: string | null
}

function describe({ area, release, name, expires_at: at, by, problem }: WorkingPreview): string {
  if (!problem) return `The preview ${name} of ${area} ${release} by ${by} works until ${momentOf(at)}`
  return `✗ The preview ${name} of ${area} ${release} does not open: ${problem}. End it: npm run release -- preview ${area} ${release} --end`
}

/** The previews that have not ended, as lines and as data, with a line for each damaged file. */
export async function workingPreviews(store: ReleaseStore): Promise<{ lines: string[]; data: WorkingPreview[] }> {
  const { previews, damaged } = await readPreviews(store)
  const working = previews.filter((preview) => Date.parse(preview.expires_at) > Date.now())
  const { keys } = working.length > 0 ? await readStoreKeys(store) : { keys: [] }
  const data = working.map(({ id: _, manifest: __, signature: ___, ...preview }) => ({
    ...preview,
    by: keys.find(({ id }) => id === preview.key)?.by ?? null,
  }))
  return { lines: [...data.map(describe), ...damaged.map(({ message, problems }) => `✗ ${[message, ...problems].join('. ')}`)], data }
}
