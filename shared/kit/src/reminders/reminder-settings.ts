import { localItem } from '@xhkt/platform/storage'

/** The ids of the learners who want notifications in this browser. */
const stored = localItem('xhkt_reminders', ['token'])
const learners = (): readonly string[] => stored.get() ?? []

/** Seconds from the notification of a reserved lesson to its start (docs/product/personal.md#reminders). */
export const reminderLead = 600

/** Whether a learner wants notifications of reserved lessons in this browser. The browser's permission is another matter. */
export const wantsReminders = (learner: string): boolean => learners().includes(learner)

export function setReminders(learner: string, isWanted: boolean): void {
  const others = learners().filter((one) => one !== learner)
  stored.set(isWanted ? [...others, learner] : others)
}

/** Calls `listener` after each change, in other tabs too. Returns the function that unsubscribes. */
export const onReminderSettings = (listener: () => void): (() => void) => stored.subscribe(listener)

/** What the browser says about notifications of this site. */
export type ReminderPermission = NotificationPermission | 'unsupported'

export const reminderPermission = (): ReminderPermission => ('Notification' in globalThis ? Notification.permission : 'unsupported')
