import { useSyncExternalStore } from 'react'
import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'
import {
  onReminderSettings,
  type ReminderPermission,
  reminderPermission,
  setReminders,
  wantsReminders,
} from '@xhkt/kit/reminders/reminder-settings'

/** The permission changes in the browser's settings, outside of the page: it is read again when the learner comes back. */
function onPermission(listener: () => void): () => void {
  addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

export interface BrowserReminder {
  permission: ReminderPermission
  isOn: boolean
  /** The browser is asking the learner for the permission. */
  busy: boolean
  /** Asks for the permission where the learner has not decided yet. */
  turn: (isOn: boolean) => void
}

/** Notifications of reserved lessons for a learner, in this browser. */
export function useBrowserReminder(learner: string): BrowserReminder {
  const permission = useSyncExternalStore(onPermission, reminderPermission)
  const isWanted = useSyncExternalStore(onReminderSettings, () => wantsReminders(learner))
  const [busy, ask] = useSingleFlight(async () => {
    if ((await Notification.requestPermission()) === 'granted') setReminders(learner, true)
  })
  const turn = (isOn: boolean) => {
    if (isOn && permission === 'default') void ask()
    else setReminders(learner, isOn && permission === 'granted')
  }
  return { permission, isOn: isWanted && permission === 'granted', busy, turn }
}
