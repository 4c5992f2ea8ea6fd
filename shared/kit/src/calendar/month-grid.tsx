import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { daysOfSixWeeks } from '@xhkt/contract/beijing-time'
import { dayName, weekdayNames } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import { dayOfKey } from './grid-keys.ts'
import css from './month-grid.module.css'

export interface MonthGridProps {
  /** The accessible name. */
  label: string
  /** `2026-11` */
  month: string
  /** Days are `2026-11-25`. */
  today: string
  selected: string
  /** How many things each day has, also of the months beside; a day without one is left out. */
  counts: ReadonlyMap<string, number>
  /** What a count is called: `2 节直播课`. */
  countText: (count: number) => string
  /** The same for the narrow place below the number of the day: `2 节`. */
  shortCountText: (count: number) => string
  /** The counts are loading. */
  busy?: boolean
  /** A day was chosen, perhaps one of the months beside. */
  onSelect: (date: string) => void
  /** The keyboard has moved to a day of another month. */
  onMonth: (month: string) => void
}

const monthOf = (date: string): string => date.slice(0, 7)
const weeksOf = (days: readonly string[]): string[][] => [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7))

/** The day that Tab reaches first: the chosen one, else today, else the first of the month. */
const entryOf = ({ month, selected, today }: MonthGridProps): string =>
  [selected, today].find((date) => monthOf(date) === month) ?? `${month}-01`

/**
 * A month of six weeks, Monday first, by the grid pattern of ARIA: one tab stop, arrow keys, Home and End for the week, PageUp and PageDown
 * for the month, with Shift for the year, Enter or Space to choose.
 */
export function MonthGrid(props: MonthGridProps) {
  const { label, month, today, selected, counts, countText, shortCountText, busy = false, onSelect, onMonth } = props
  const grid = useRef<HTMLDivElement>(null)
  // The day that the keyboard has moved to; empty once the focus has left the grid.
  const [moved, setMoved] = useState('')
  const focusNext = useRef('')
  const cursor = monthOf(moved) === month ? moved : entryOf(props)

  // A day of another month can take the focus only after that month is shown.
  useEffect(() => {
    if (focusNext.current !== cursor) return
    focusNext.current = ''
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor, month])

  const press = (event: KeyboardEvent, date: string) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) onSelect(date)
      return
    }
    const next = dayOfKey(event.key, event.shiftKey, date)
    if (next === null) return
    event.preventDefault()
    focusNext.current = next
    setMoved(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setMoved('')
  }

  const cell = (date: string, index: number) => {
    const count = counts.get(date) ?? 0
    const isToday = date === today
    const name = [dayName(date), isToday && '今天', count > 0 && countText(count)].filter(Boolean).join('，')
    return (
      // By index, so that a cell with the focus stays when the month changes.
      <div
        key={index}
        role="gridcell"
        tabIndex={date === cursor ? 0 : -1}
        data-date={date}
        aria-selected={date === selected}
        aria-current={isToday ? 'date' : undefined}
        aria-label={name}
        className={classNames(css.day, monthOf(date) !== month && css.beside, date === selected && css.selected, isToday && css.today)}
        onClick={() => onSelect(date)}
        onKeyDown={(event) => press(event, date)}
      >
        <span className={css.number}>{Number(date.slice(8))}</span>
        {/* The style sheet draws the short count: as an element's text it would differ from the cell's name. */}
        {count > 0 && <span className={css.count} data-count={shortCountText(count)} />}
      </div>
    )
  }
  return (
    <div ref={grid} role="grid" className={css.month} aria-label={label} aria-busy={busy} onBlur={leave}>
      <div role="row" className={css.week}>
        {weekdayNames.map((name) => (
          <span key={name} role="columnheader" aria-label={name} className={css.weekday}>
            {name.slice(-1)}
          </span>
        ))}
      </div>
      {weeksOf(daysOfSixWeeks(month)).map((week, row) => (
        <div key={row} role="row" className={css.week}>
          {week.map(cell)}
        </div>
      ))}
    </div>
  )
}
