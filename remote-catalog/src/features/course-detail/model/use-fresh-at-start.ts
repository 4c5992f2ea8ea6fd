import { useEffect } from 'react'
import { serverNow } from '@xhkt/platform/api'
import type { Chapter } from '@xhkt/contract'
import { liveNow, nextLive } from '@xhkt/kit/rules/live'
import { useQueryClient } from '@xhkt/platform/query'
import { invalidateAnswers } from '../../../common/cached-answers.ts'

/** In seconds. A browser timer holds at most 24 days. A day is enough, as hardly any page stays open longer. */
const LONGEST_WAIT = 24 * 3600
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 60

/**
 * Seconds until the next request. The server's time is known to about a second, or not at all. After a start that the server does
 * not confirm, the wait doubles.
 */
const untilAsked = (start: number, now: number): number =>
  now < start ? start - now + 1 : Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - start))

/**
 * Requests the course when its next live lesson starts, so that 预约 becomes the entry to the room, and once a minute while one is
 * on air: only the server knows when it ends. A hidden tab requests when it is visible again.
 */
export function useFreshAtStart(chapters: Chapter[]): void {
  const client = useQueryClient()
  const start = nextLive(chapters)?.starts_at ?? Infinity
  const longest = liveNow(chapters) ? LONGEST_PAUSE : Infinity
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
      invalidateAnswers(client)
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
