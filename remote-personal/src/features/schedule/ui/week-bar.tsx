import { BeijingTimeNotice } from '@xhkt/kit/time/beijing-time-notice'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { weekText } from '../model/lesson-text.ts'
import css from './week-bar.module.css'

interface Props {
  monday: number
  isThisWeek: boolean
  hrefOf: (weeks: number) => string
  thisWeek: string
  /** What the week has, in words. */
  summary: string
}

/** The week that is shown, with the ways to others. */
export const WeekBar = ({ monday, isThisWeek, hrefOf, thisWeek, summary }: Props) => (
  <div className={css.bar}>
    <div className={css.text}>
      <h2 className={css.week}>{weekText(monday)}</h2>
      <p className={css.summary} role="status">
        {summary}
      </p>
      <BeijingTimeNotice />
    </div>
    <nav className={css.weeks} aria-label="选择周">
      <ButtonLink size="sm" href={hrefOf(-1)}>
        上一周
      </ButtonLink>
      <ButtonLink size="sm" href={thisWeek} aria-current={isThisWeek ? 'true' : undefined}>
        本周
      </ButtonLink>
      <ButtonLink size="sm" href={hrefOf(1)}>
        下一周
      </ButtonLink>
    </nav>
  </div>
)
