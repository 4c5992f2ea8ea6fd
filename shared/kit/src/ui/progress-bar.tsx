import css from './progress-bar.module.css'

export interface ProgressBarProps {
  /** Percent, 0 to 100; anything outside is drawn as the nearest end. */
  value: number
  /** What progresses, for those who do not see the bar. */
  label: string
  /** Writes the percentage beside the bar. */
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
