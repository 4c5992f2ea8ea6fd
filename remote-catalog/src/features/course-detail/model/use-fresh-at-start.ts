import { useEffect } from 'react'
import type { Chapter } from '@xhkt/shared/contract'
import { useQueryClient } from '@xhkt/shared/query'
import { askAnew } from '../../../kit/own-answers.ts'
import { nextStart } from './outline.ts'

/** A timer holds no more than 24 days; whoever leaves a page open for one looks at another the next. */
const LONGEST_S = 24 * 3600

/** Asks for the course anew when its next live lesson begins, so that 预约 makes room for the way into the room. */
export function useFreshAtStart(chapters: Chapter[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const now = Date.now() / 1000
    const start = nextStart(chapters, now)
    if (start === null || start - now > LONGEST_S) return
    // A second later: the server's clock may be a little behind.
    const timer = setTimeout(() => askAnew(client), (start - now + 1) * 1000)
    return () => clearTimeout(timer)
  }, [chapters, client])
}
