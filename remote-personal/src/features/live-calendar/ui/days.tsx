import type { CalendarLesson } from '@xhkt/contract'
import { beijingDate } from '@xhkt/contract/beijing-time'
import { dayName } from '@xhkt/kit/format'
import { Fold } from '@xhkt/kit/ui/fold'
import { Tag } from '@xhkt/kit/ui/tag'
import { LessonItem } from './lesson-item.tsx'
import css from './days.module.css'

interface DayProps {
  date: string
  today: string
  lessons: readonly CalendarLesson[]
}

/** A day with its lessons. */
function Day({ date, today, lessons }: DayProps) {
  const id = `day-${date}`
  return (
    <section className={css.day} aria-labelledby={id}>
      <h3 id={id} className={css.name}>
        {dayName(date)}
        {date === today && <Tag tone="primary">今天</Tag>}
      </h3>
      {lessons.length > 0 ? (
        <ul className={css.lessons}>
          {lessons.map((lesson) => (
            <LessonItem key={`${lesson.section_id}-${lesson.starts_at}`} lesson={lesson} />
          ))}
        </ul>
      ) : (
        <p className={css.nothing}>没有直播课</p>
      )}
    </section>
  )
}

interface DaysProps {
  dates: readonly string[]
  today: string
  lessons: readonly CalendarLesson[]
  /** The days before today are folded, above the others. */
  foldsPast?: boolean
}

/** Several days with their lessons. */
export function Days({ dates, today, lessons, foldsPast = false }: DaysProps) {
  const dayOf = (date: string) => (
    <Day key={date} date={date} today={today} lessons={lessons.filter(({ starts_at }) => beijingDate(starts_at) === date)} />
  )
  const past = foldsPast ? dates.filter((date) => date < today) : []
  const rest = dates.filter((date) => !past.includes(date))
  // A past month has only days before today, so they are not folded.
  if (past.length === 0 || rest.length === 0) return <div className={css.days}>{dates.map(dayOf)}</div>
  return (
    <div className={css.days}>
      <Fold className={css.past} summary={`本月前 ${past.length} 天的直播`}>
        {past.map(dayOf)}
      </Fold>
      {rest.map(dayOf)}
    </div>
  )
}
