import { useEffect } from 'react'
import { serverNow } from '@xhkt/platform/api'
import type { Chapter } from '@xhkt/contract'
import { useQueryClient } from '@xhkt/platform/query'
import { askAnew } from '../../../kit/own-answers.ts'
import { isOnAir, lessonsOf } from './lesson.ts'
import { comingLive } from './next-live.ts'

/** A timer holds no more than 24 days; whoever leaves a page open for one looks at another the next. In seconds. */
const LONGEST_WAIT = 24 * 3600
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 60

/**
 * Seconds until it is worth asking. The server's time is known to about a second, and not at all where its answers do not tell it: then
 * it is asked again after as long as has passed in vain.
 */
const untilAsked = (start: number, now: number): number =>
  now < start ? start - now + 1 : Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - start))

/**
 * Asks for the course anew when its next live lesson begins, so that 预约 makes room for the way into the room; and once a minute while
 * one is on air, as only the server knows when it is over. A tab that nobody sees asks when it is looked at again.
 */
export function useFreshAtStart(chapters: Chapter[]): void {
  const client = useQueryClient()
  const start = comingLive(chapters)?.starts_at ?? Infinity
  const longest = lessonsOf(chapters).some(isOnAir) ? LONGEST_PAUSE : Infinity
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDue = false
    const wait = () => {
      const seconds = Math.min(longest, untilAsked(start, serverNow() / 1000))
      if (seconds <= LONGEST_WAIT) timer = setTimeout(ask, seconds * 1000)
    }
    const ask = () => {
      isDue = document.hidden
      if (isDue) return
      askAnew(client)
      wait()
    }
    const look = () => {
      if (isDue) ask()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [start, longest, client])
}
