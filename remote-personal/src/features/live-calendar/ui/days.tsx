import type { CalendarLesson } from '@xhkt/contract'
import { beijingDate } from '@xhkt/contract/beijing-time'
import { dayName } from '@xhkt/kit/format'
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

/** Several days with their lessons. */
export function Days({ dates, today, lessons }: { dates: readonly string[]; today: string; lessons: readonly CalendarLesson[] }) {
  return (
    <div className={css.days}>
      {dates.map((date) => (
        <Day key={date} date={date} today={today} lessons={lessons.filter(({ starts_at }) => beijingDate(starts_at) === date)} />
      ))}
    </div>
  )
}
