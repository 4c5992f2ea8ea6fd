import { successText } from './wire.ts'
import type { Body } from './wire.ts'

/** Answers one held request with a serialised body. */
type Answer = (body: string) => void

interface Poll {
  /** The first position that the member has not seen. */
  start: number
  answer: Answer
  /** `performance.now()` at which it is answered, with or without events. */
  deadline: number
}

/** What one room tells its members, who each hold one request open until there is something new. */
export interface RoomChannel {
  /** The position of the next event. */
  next(): number
  publish(event: Body): void
  /** Answers at once, and returns null, when there are events from `start` on. Otherwise holds the request, and returns what drops it. */
  poll(start: number, answer: Answer): (() => void) | null
  /** Answers the requests that have been held long enough. */
  expire(now: number): void
}

/** Below 15 s, after which the SDK takes a request for lost. */
const holdMs = 10_000

/** Events that are kept for members whose connection breaks for a moment. They fetch older ones from the API. */
const keptEvents = 200

export function createRoomChannel(key: string): RoomChannel {
  const events: Body[] = []
  let first = 1
  let polls = new Set<Poll>()
  let isFlushing = false
  const next = () => first + events.length

  function textFrom(start: number): string {
    return successText({ Key: key, NextSeq: next(), RspMsgList: events.slice(Math.max(0, start - first)) })
  }

  /** Members who have seen the same get the same text, which is serialised once. */
  function flush(): void {
    isFlushing = false
    const held = polls
    polls = new Set()
    const texts = new Map<number, string>()
    for (const { start, answer } of held) {
      const text = texts.get(start) ?? textFrom(start)
      texts.set(start, text)
      answer(text)
    }
  }

  return {
    next,
    publish: (event) => {
      events.push(event)
      if (events.length > keptEvents) {
        events.shift()
        first += 1
      }
      if (isFlushing) return
      isFlushing = true
      setImmediate(flush)
    },
    poll: (asked, answer) => {
      // After a restart of the server positions start again.
      const start = Math.min(asked, next())
      if (start < next()) {
        answer(textFrom(start))
        return null
      }
      const poll = { start, answer, deadline: performance.now() + holdMs }
      polls.add(poll)
      return () => polls.delete(poll)
    },
    expire: (now) => {
      for (const poll of polls) {
        if (poll.deadline > now) continue
        polls.delete(poll)
        poll.answer(textFrom(poll.start))
      }
    },
  }
}
