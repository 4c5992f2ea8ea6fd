import { useEffect, useEffectEvent } from 'react'
import { timeLeftText, timeLeftWords } from '../time-left.ts'
import { useNow } from '../use-now.ts'
import css from './countdown.module.css'

export interface CountdownProps {
  /** The moment in 10-digit seconds. */
  until: number
  /** What is waited for: 距结束. */
  label?: string
  /** Called once when nothing is left. */
  onEnd?: () => void
}

/** `N天 HH:MM:SS` until a moment. It keeps its width, and says nothing by itself: a reader who comes to it hears days, hours and minutes. */
export function Countdown({ until, label = '', onEnd }: CountdownProps) {
  const left = Math.max(0, until - useNow())
  const isOver = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) end()
  }, [isOver, until])
  return (
    <span className={css.countdown} role="timer" aria-live="off" aria-label={`${label}${timeLeftWords(left)}`}>
      {label && <span>{label}</span>}
      <span className={css.clock}>{timeLeftText(left)}</span>
    </span>
  )
}
