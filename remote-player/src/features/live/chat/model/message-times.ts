import { momentText } from '@xhkt/kit/format'
import type { ChatItem } from './message-list.ts'

/** The messages of so many seconds have one time. */
const periodS = 300

/**
 * The times between the messages, each by the key of the message below it: one for five minutes. Those of today have no day.
 * @param now In seconds.
 */
export function messageTimes(items: readonly ChatItem[], now: number): ReadonlyMap<string, string> {
  const times = new Map<string, string>()
  let last = 0
  for (const { key, message } of items) {
    // A notice of this page has the time 0, and one that cannot be read is NaN.
    const period = Math.floor(message.sent_at / periodS)
    if (!(period > last)) continue
    last = period
    times.set(key, momentText(message.sent_at, now).replace('今天 ', ''))
  }
  return times
}
