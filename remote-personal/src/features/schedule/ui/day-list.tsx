import { monthDay, shortWeekday } from '../model/lesson-text.ts'
import type { Day } from '../model/week-layout.ts'
import { LessonBlock } from './lesson-block.tsx'
import css from './day-list.module.css'

/** A week as a list by day, for a narrow window. Days without a lesson are left out. */
export const DayList = ({ days }: { days: readonly Day[] }) =>
  days.map(({ starts_at, lessons }, index) => {
    if (lessons.length === 0) return null
    const name = `${shortWeekday(index)} ${monthDay(starts_at)}`
    return (
      <section key={starts_at} aria-label={name} className={css.day}>
        <h2 className={css.name}>{name}</h2>
        <ul className={css.list}>
          {lessons.map((placed) => (
            <li key={placed.key}>
              <LessonBlock placed={placed} withCourse className={css.lesson} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
