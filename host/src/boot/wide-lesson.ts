import { PLAYER_SETTINGS_KEY, wideLessonAttribute } from '@xhkt/kit/media/wide-lesson'

/**
 * Makes the skeleton of a lesson wide where the learner has chosen that, so that nothing moves when the page replaces it. The text of the
 * settings is searched, because the shared reader of stored values would make every index.html larger.
 */
export function showWideLesson(): void {
  document.documentElement.toggleAttribute(wideLessonAttribute, localStorage.getItem(PLAYER_SETTINGS_KEY)?.includes('"isWide":true') ?? false)
}
