import { type CSSProperties, Fragment } from 'react'
import { useNowSelector } from '@xhkt/platform/api'
import { classNames } from '@xhkt/kit/ui/class-names'
import { gapText, hourText, monthDay, shortWeekday } from '../model/lesson-text.ts'
import type { Day, PlacedLesson } from '../model/week-layout.ts'
import { LessonBlock } from './lesson-block.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import css from './week-table.module.css'

const hourLength = 3600
const dayLength = 24 * hourLength
/** Pixels in which 时间冲突 fits. */
const laneWidth = 64

/** The position of a lesson within its hour and its column. */
const placeOf = ({ lesson: { starts_at, ends_at }, lane, lanes }: PlacedLesson): CSSProperties => ({
  insetBlockStart: `${((starts_at % hourLength) / hourLength) * 100}%`,
  insetInlineStart: `${(lane / lanes) * 100}%`,
  blockSize: `${((ends_at - starts_at) / hourLength) * 100}%`,
  inlineSize: `${100 / lanes}%`,
})

/** A column is as wide as its lanes need. */
const columnsOf = (days: readonly Day[]): string => {
  const widths = days.map(({ lessons }) => laneWidth * Math.max(1, ...lessons.map(({ lanes }) => lanes)))
  return `56px ${widths.map((width) => `minmax(${width}px, 1fr)`).join(' ')}`
}

interface HourRowProps {
  hour: number
  days: readonly Day[]
  /** The index of today; -1: in another week. */
  today: number
  stopAt: ReturnType<typeof useGridKeys>['stopAt']
}

const HourRow = ({ hour, days, today, stopAt }: HourRowProps) => (
  <div role="row" className={css.row}>
    <div role="rowheader" className={css.hour}>
      {hourText(hour)}
    </div>
    {days.map(({ lessons }, day) => {
      const own = lessons.filter((item) => item.hour === hour)
      return (
        <div
          key={day}
          role="gridcell"
          className={classNames(css.cell, day === today && css.today)}
          {...(own.length === 0 && stopAt({ day, hour, nth: 0 }))}
        >
          {own.map((placed, nth) => (
            <LessonBlock key={placed.key} placed={placed} className={css.lesson} style={placeOf(placed)} {...stopAt({ day, hour, nth })} />
          ))}
        </div>
      )
    })}
  </div>
)

interface Props {
  days: readonly Day[]
  /** The rows, in order. */
  hours: readonly number[]
  /** For screen readers. */
  name: string
  busy: boolean
  onWeek: (weeks: -1 | 1) => void
}

/** A week as a table of days and hours. Lessons of one time stand side by side; hours between them without any are one line. */
export function WeekTable({ days, hours, name, busy, onWeek }: Props) {
  const { grid, stopAt } = useGridKeys(days, hours, onWeek)
  const today = useNowSelector((now) => days.findIndex(({ starts_at }) => now >= starts_at && now < starts_at + dayLength), 60_000)
  return (
    <div className={css.scroller}>
      <div {...grid} role="grid" aria-label={name} aria-busy={busy} className={css.table} style={{ gridTemplateColumns: columnsOf(days) }}>
        <div role="row" className={css.row}>
          <div role="columnheader" className={css.corner}>
            时间
          </div>
          {days.map(({ starts_at }, day) => (
            <div
              key={day}
              role="columnheader"
              className={classNames(css.day, day === today && css.today)}
              aria-current={day === today ? 'date' : undefined}
            >
              {shortWeekday(day)}
              <span className={css.date}>{monthDay(starts_at)}</span>
            </div>
          ))}
        </div>
        {hours.map((hour, index) => {
          const hourBefore = hours[index - 1] ?? hour - 1
          return (
            <Fragment key={hour}>
              {hour - hourBefore > 1 && (
                <div className={css.gap} aria-hidden="true">
                  {gapText(hourBefore + 1, hour)}
                </div>
              )}
              <HourRow hour={hour} days={days} today={today} stopAt={stopAt} />
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
