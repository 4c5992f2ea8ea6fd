import type { Reservation } from '@xhkt/contract'
import { reminderLead } from '@xhkt/kit/reminders/reminder-settings'
import { localItem } from '@xhkt/platform/storage'

/** The reminders that were shown in this browser, each with the start of its lesson. */
const stored = localItem('xhkt_reminded', ['map', 'moment'])
/** Seconds after the start of a lesson until its reminder is dropped. The lesson is over long before. */
const keptFor = 86_400

const shown = (): Record<string, number> => stored.get() ?? {}

/** Names a reminder: a lesson that is moved, or recurs, has another one. */
export const reminderId = (learner: string, { section_id, starts_at }: Reservation): string => `${learner}-${section_id}-${starts_at}`

/** When the reminder of a lesson is due, in 10-digit seconds. */
const dueAt = ({ starts_at }: Reservation): number => starts_at - reminderLead

const waiting = (learner: string, reservations: readonly Reservation[]): Reservation[] => {
  const done = shown()
  return reservations.filter((one) => !(reminderId(learner, one) in done))
}

/** The reserved lessons whose reminder is due and was not shown. The API lists none that has ended. */
export const dueReminders = (learner: string, reservations: readonly Reservation[], now: number): Reservation[] =>
  waiting(learner, reservations).filter((one) => now >= dueAt(one))

/** When the next reminder is due; Infinity if none is waiting. */
export const nextDue = (learner: string, reservations: readonly Reservation[]): number =>
  Math.min(...waiting(learner, reservations).map(dueAt))

/** Stores that a reminder is shown, and drops the reminders of lessons that are long over. */
export function keepShown(learner: string, reservation: Reservation, now: number): void {
  const kept = Object.entries(shown()).filter(([, starts_at]) => starts_at > now - keptFor)
  stored.set({ ...Object.fromEntries(kept), [reminderId(learner, reservation)]: reservation.starts_at })
}
