import { useCountdown } from '@xhkt/kit/time/use-countdown'
import css from './big-countdown.module.css'

const units = [
  ['天', 86_400, Infinity],
  ['时', 3600, 24],
  ['分', 60, 60],
  ['秒', 1, 60],
] as const

const partsOf = (seconds: number) =>
  units.map(([name, length, most]) => ({ name, value: Math.floor(Math.ceil(seconds) / length) % most })).filter(({ name, value }) => name !== '天' || value > 0)

/** The time to a moment, by the server's clock. A screen reader hears it in minutes, when it comes to it. */
export function BigCountdown({ until }: { until: number }) {
  const left = useCountdown(until)
  const parts = partsOf(left)
  const spoken = parts.filter(({ name }) => name !== '秒').map(({ name, value }) => `${value}${name}`)
  return (
    <div className={css.countdown} role="timer" aria-live="off" aria-label={left > 0 ? `距开始还有${spoken.join('')}` : '即将开始'}>
      {left > 0 ? (
        parts.map(({ name, value }) => (
          <span key={name} className={css.part} aria-hidden="true">
            <span className={css.value}>{String(value).padStart(2, '0')}</span>
            {name}
          </span>
        ))
      ) : (
        <span className={css.soon}>即将开始，请稍候</span>
      )}
    </div>
  )
}
