import css from './progress-bar.module.css'

export interface ProgressBarProps {
  /** Percent. Clamped to 0 to 100; NaN is 0. */
  value: number
  /** The accessible name. */
  label: string
  /** Shows the percentage beside the bar. */
  showValue?: boolean
}

export function ProgressBar({ value, label, showValue = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)))
  return (
    <span className={css.box}>
      <span className={css.track} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <span className={css.fill} style={{ width: `${percent}%` }} />
      </span>
      {showValue && <span className={css.value}>{percent}%</span>}
    </span>
  )
}
