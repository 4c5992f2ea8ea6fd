import type { ReactNode } from 'react'
import { formatDate } from '@xhkt/platform/date'

interface TimeProps {
  /** 10-digit seconds; NaN: unknown. */
  at: number
  className?: string
  /** Other words for it than the date and the time. */
  children?: ReactNode
}

/** A moment in Beijing time, for people and for machines. */
export const Time = ({ at, className, children = formatDate(at) }: TimeProps) => (
  <time className={className} dateTime={Number.isFinite(at) ? new Date(at * 1000).toISOString() : undefined}>
    {children}
  </time>
)
