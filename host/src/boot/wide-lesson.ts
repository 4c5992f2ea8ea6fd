import { PLAYER_SETTINGS_KEY, wideLessonAttribute } from '@xhkt/kit/media/wide-lesson'

/** Makes the skeleton of a lesson wide where the learner has chosen that, so that nothing moves when the page replaces it. */
export function showWideLesson(): void {
  try {
    const settings = JSON.parse(localStorage.getItem(PLAYER_SETTINGS_KEY) ?? '{}') as { isWide?: unknown } | null
    document.documentElement.toggleAttribute(wideLessonAttribute, settings?.isWide === true)
  } catch {
    // The storage is blocked, or holds something else.
  }
}
