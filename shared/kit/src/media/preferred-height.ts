import { localItem } from '@xhkt/platform/storage'
import { PLAYER_SETTINGS_KEY } from './wide-lesson.ts'

const stored = localItem(PLAYER_SETTINGS_KEY, { quality: 'count' })

/**
 * The height in pixels of the quality that the learner chose for all videos in this browser, as the media engine takes it; undefined:
 * the engine chooses.
 */
export function preferredHeight(): number | undefined {
  const quality = stored.get()?.quality ?? 0
  return quality > 0 && quality <= 10_000 ? quality : undefined
}
