import { previewsIn, type StoredPreview } from '@xhkt/release/preview'
import { Refusal } from '@xhkt/release/refusal'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { momentOf } from './table.ts'

/** Without the id, which opens the preview: output of pipelines is read by many. */
type WorkingPreview = Omit<StoredPreview, 'id' | 'manifest'>

/** The previews that have not ended, as lines and as data; null, with a line that says why, if one is damaged. */
export async function workingPreviews(store: ReleaseStore): Promise<{ lines: string[]; data: WorkingPreview[] | null }> {
  try {
    const working = (await previewsIn(store)).filter((preview) => Date.parse(preview.expires_at) > Date.now())
    const data = working.map(({ id: _, manifest: __, ...preview }) => preview)
    return { lines: data.map(({ area, release, name, expires_at: at }) => `The preview ${name} of ${area} ${release} works until ${momentOf(at)}`), data }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { lines: [`✗ ${[error.message, ...error.problems].join('. ')}`], data: null }
  }
}
