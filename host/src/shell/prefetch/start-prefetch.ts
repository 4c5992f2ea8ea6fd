import { watchReminders } from '../reminders/watch-reminders.ts'
import { keepFirstView } from './keep-first-view.ts'
import { prefetchLoginAtIdle } from './prefetch-login-at-idle.ts'
import { showPrefetchedAnswers } from './prefetch-answers.ts'
import { prefetchPage } from './prefetch-page.ts'
import { readFilledFields } from './read-filled-fields.ts'
import { restoreFocusOnBack } from './restore-focus-on-back.ts'
import { restoreInnerScroll } from './restore-inner-scroll.ts'
import { reuseAnswersOnBack } from './reuse-answers-on-back.ts'
import { watchLinks } from './watch-links.ts'

/**
 * Makes the next page and the previous one appear at once, and starts the reminders where a learner wants them. The first page needs none
 * of it, so it is a chunk that comes later.
 */
export function startPrefetch(): void {
  reuseAnswersOnBack()
  showPrefetchedAnswers()
  restoreFocusOnBack()
  restoreInnerScroll()
  watchLinks(prefetchPage)
  prefetchLoginAtIdle()
  readFilledFields()
  watchReminders()
  keepFirstView()
}
