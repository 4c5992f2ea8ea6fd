import { onReminderSettings, reminderPermission, wantsReminders } from '@xhkt/kit/reminders/reminder-settings'
import { useAuth } from '@xhkt/platform/auth'

/** The learner of the session, if they want notifications in this browser and it shows them. */
function learnerToRemind(): string | null {
  const { token, user } = useAuth.getState()
  const learner = token === null ? null : (user?.user_id ?? null)
  return learner !== null && reminderPermission() === 'granted' && wantsReminders(learner) ? learner : null
}

/** Starts the reminders of reserved lessons when a learner wants them, and ends them. Their code is loaded then. */
export function watchReminders(): void {
  let learner: string | null = null
  let current = new AbortController()
  const follow = (): void => {
    const next = learnerToRemind()
    if (next === learner) return
    learner = next
    current.abort()
    const { signal } = (current = new AbortController())
    if (next === null) return
    import(/* webpackChunkName: "reminders" */ './reminders.ts')
      .then(({ startReminders }) => {
        if (!signal.aborted) startReminders(next, signal)
      })
      .catch(() => {
        // The next change or focus tries again.
        if (!signal.aborted) learner = null
      })
  }
  follow()
  useAuth.subscribe(follow)
  onReminderSettings(follow)
  addEventListener('focus', follow)
}
