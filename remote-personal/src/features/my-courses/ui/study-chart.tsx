import { type ChangeEvent, type PointerEvent, useId, useState } from 'react'
import type { StudyDay } from '@xhkt/contract'
import { dayName } from '@xhkt/kit/format'
import { hoursAndMinutes } from '@xhkt/kit/format/hours-and-minutes'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './study-chart.module.css'

/** In units of the view box, which stretches to its container. */
const size = { step: 20, bar: 14, height: 100 }
/** Keeps a day with little study visible. */
const lowestBar = 2

const hour = 3600

/** `11/25`. */
const shortDay = ({ date }: Pick<StudyDay, 'date'>): string => date.slice(5).replace('-', '/').replaceAll(/\b0/g, '')

/** The top of the scale: whole half hours, one at least. */
const scaleTop = (days: readonly StudyDay[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...days.flatMap(({ spent }) => (Number.isNaN(spent) ? [] : spent))) / (hour / 2))) * (hour / 2)

function Bars({ days, top, current }: { days: readonly StudyDay[]; top: number; current: number }) {
  return (
    <svg className={css.bars} viewBox={`0 0 ${days.length * size.step} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ date, spent }, index) => {
        const height = spent === 0 ? 1 : Math.max(lowestBar, (spent / top) * size.height)
        const x = index * size.step + (size.step - size.bar) / 2
        const look = spent === 0 ? css.empty : index === current ? css.current : css.bar
        return <rect key={date} className={look} x={x} y={size.height - height} width={size.bar} height={height} />
      })}
    </svg>
  )
}

/** The chart as a table, for screen readers. */
const Table = ({ days }: { days: readonly StudyDay[] }) => (
  <VisuallyHidden as="div">
    <table>
      <caption>最近 {days.length} 天的学习时间</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">学习时间</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{dayName(day.date)}</th>
            <td>{hoursAndMinutes(day.spent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)

/** The study time of the last weeks. The day under the pointer, or the one that the arrow keys choose, is shown in words. */
export function StudyChart({ days }: { days: readonly StudyDay[] }) {
  const last = days.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const id = useId()
  const top = scaleTop(days)
  const current = Math.min(chosen ?? last, last)
  const day = days[current]
  if (!day) return null
  const text = `${current === last ? '今天' : dayName(day.date)} ${hoursAndMinutes(day.spent)}`
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * days.length))))
  }
  return (
    <div className={css.chart}>
      <div className={css.head}>
        <label htmlFor={id}>最近 {days.length} 天</label>
        <span>{text}</span>
      </div>
      <span className={css.top}>{hoursAndMinutes(top)}</span>
      <div className={css.plot} onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => setChosen(null)}>
        <Bars days={days} top={top} current={current} />
        <input
          id={id}
          className={css.cursor}
          type="range"
          min={0}
          max={last}
          value={current}
          aria-valuetext={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setChosen(event.target.valueAsNumber)}
        />
      </div>
      <div className={css.axis} aria-hidden="true">
        {[0, 7, 14, 21].map((index) => (
          <span key={index}>{days[index] && shortDay(days[index])}</span>
        ))}
        <span>今天</span>
      </div>
      <Table days={days} />
    </div>
  )
}
