/** The key of the player's settings in the local storage. */
export const PLAYER_SETTINGS_KEY = 'xhkt_player'

/**
 * The attribute of `<html>` while lessons are wide (docs/product/courses.md#around-the-picture). The boot script sets it for the skeleton,
 * and the player when the learner changes it.
 */
export const wideLessonAttribute = 'data-wide-lesson'
