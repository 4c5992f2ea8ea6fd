import type { Reservation } from '@xhkt/contract'
import { api, serverNow, readAnswersBy } from '@xhkt/platform/api'
import { dueReminders, keepShown, nextDue, reminderId } from './due-reminders.ts'
import { showReminder } from './show-reminder.ts'
import { answers } from './answers.ts'

readAnswersBy(answers)

/** Milliseconds between two looks at the clock. It may have jumped, and a computer that sleeps stops its timers. */
const TICK_MS = 30_000
/** Milliseconds between two requests while no reminder is due: for what is reserved meanwhile. */
const REQUEST_MS = 120_000

/** They reach the window, `visibilitychange` from the document. */
const wakeEvents = ['focus', 'online', 'visibilitychange'] as const

const now = (): number => Math.floor(serverNow() / 1000)

/** Reminds a learner of reserved lessons until `signal` aborts, in this tab. Resolves then. */
function remind(learner: string, signal: AbortSignal): Promise<void> {
  let known: readonly Reservation[] = []
  let requestedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false
  const isOver = (): boolean => signal.aborted

  async function check(): Promise<void> {
    if (dueReminders(learner, known, now()).length === 0 && Date.now() - requestedAt < REQUEST_MS && Date.now() >= requestedAt) return
    // Again when a reminder is due: the lesson may have been cancelled elsewhere, or be over.
    known = (await api.get('/v1/user/course/reserve', { signal, toast: false })).list
    requestedAt = Date.now()
    for (const reservation of dueReminders(learner, known, now())) {
      if (isOver()) return
      // Stored before it is shown, so that a reminder that the browser refuses is not tried for ever.
      keepShown(learner, reservation, now())
      showReminder(reservation, reminderId(learner, reservation), now(), signal)
    }
  }

  const run = async (): Promise<void> => {
    if (isChecking || isOver()) return
    isChecking = true
    clearTimeout(timer)
    // Without an answer, or where the browser shows no notification, the next tick tries again.
    await check().catch(() => undefined)
    isChecking = false
    if (isOver()) return
    timer = setTimeout(runNow, Math.min(TICK_MS, Math.max(1_000, (nextDue(learner, known) - now()) * 1_000)))
  }
  const runNow = () => void run()

  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    // Checks at once in a tab that was out of sight, asleep or offline.
    for (const type of wakeEvents) addEventListener(type, runNow)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      for (const type of wakeEvents) removeEventListener(type, runNow)
      resolve()
    })
    runNow()
  })
}

/**
 * Reminds a learner of reserved lessons (docs/product/personal.md#reminders): of all tabs one does, and another one takes over when it is
 * closed. Where the browser has no Web Locks every tab does; the browser's storage and the notification's tag make it one notification.
 */
export function startReminders(learner: string, signal: AbortSignal): void {
  if (!('locks' in navigator)) void remind(learner, signal)
  else navigator.locks.request(`reminders ${learner}`, { signal }, () => remind(learner, signal)).catch(() => undefined)
}
