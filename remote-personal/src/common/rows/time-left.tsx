import type { ReactNode } from 'react'
import { formatDuration } from '@xhkt/kit/format'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import css from './box.module.css'

/** `剩余 29:59`, by the server's clock. `children` follow in the same line. */
export function TimeLeft({ until, onEnd, children }: { until: number; onEnd: () => void; children?: ReactNode }) {
  const left = useCountdown(until, onEnd)
  return (
    <span>
      剩余{' '}
      <span className={css.urgent} role="timer">
        {formatDuration(left)}
      </span>
      {children}
    </span>
  )
}
