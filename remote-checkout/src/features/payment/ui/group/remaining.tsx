import { formatDuration } from '@xhkt/kit/format'
import { useCountdown } from '../../model/use-countdown.ts'
import css from './group.module.css'

/** How long a group still waits. */
export function Remaining({ until, onOver }: { until: number; onOver: () => void }) {
  const left = useCountdown(until, onOver)
  return (
    <p className={css.remaining} role="timer">
      剩余 <strong>{formatDuration(left)}</strong>
    </p>
  )
}
