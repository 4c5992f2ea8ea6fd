import { formatDuration } from '@xhkt/kit/format'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import css from './group.module.css'

/** The time left for a group to fill. */
export function Remaining({ until, onOver }: { until: number; onOver: () => void }) {
  const left = useCountdown(until, onOver)
  return (
    <p className={css.remaining} role="timer">
      剩余 <strong>{formatDuration(left)}</strong>
    </p>
  )
}
