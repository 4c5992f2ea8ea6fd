import { restoreFocusOnBack } from '../back/restore-focus-on-back.ts'
import { restoreInnerScroll } from '../back/restore-inner-scroll.ts'
import { reuseAnswersOnBack } from '../back/reuse-answers-on-back.ts'
import { followColorScheme } from '../color-scheme/follow-color-scheme.ts'
import { showConnectionNotices } from '../connection/connection-notices.tsx'
import { retryShellReads } from '../connection/retry-shell-reads.ts'
import { saveLeftNotes } from '../connection/save-left-notes.ts'
import { watchConnection } from '../connection/watch-connection.ts'
import { showPrefetchedAnswers } from '../prefetch/prefetch-answers.ts'
import { prefetchPage } from '../prefetch/prefetch-page.ts'
import { watchLinks } from '../prefetch/watch-links.ts'
import { observe } from '../observe/observe.ts'
import { watchReminders } from '../reminders/watch-reminders.ts'
import { startUnreadCount } from '../unread/unread-count.ts'
import { keepFirstView } from './keep-first-view.ts'
import { readFilledFields } from './read-filled-fields.ts'

/**
 * Starts what the first page does not need: what makes the next page and the previous one appear at once, what failures are reported with,
 * and what tells a learner of messages and of reserved lessons.
 */
export function startAtIdle(): void {
  followColorScheme()
  watchConnection()
  retryShellReads()
  showConnectionNotices()
  saveLeftNotes()
  startUnreadCount()
  reuseAnswersOnBack()
  showPrefetchedAnswers()
  restoreFocusOnBack()
  restoreInnerScroll()
  watchLinks(prefetchPage)
  readFilledFields()
  watchReminders()
  observe()
  keepFirstView()
}
