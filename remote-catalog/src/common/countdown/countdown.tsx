import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { timeLeftText, timeLeftWords } from '../time-left.ts'
import css from './countdown.module.css'

export interface CountdownProps {
  /** In 10-digit seconds. */
  until: number
  /** Shown before the time: 距结束. */
  label?: string
  /** Called once at zero. */
  onEnd?: () => void
}

/**
 * `N天 HH:MM:SS` until a moment. Keeps its width. Announces nothing by itself: a screen reader that comes to it reads days, hours
 * and minutes.
 */
export function Countdown({ until, label = '', onEnd }: CountdownProps) {
  const left = useCountdown(until, onEnd)
  return (
    <span className={css.countdown} role="timer" aria-live="off" aria-label={`${label}${timeLeftWords(left)}`}>
      {label && <span>{label}</span>}
      <span className={css.clock}>{timeLeftText(left)}</span>
    </span>
  )
}
