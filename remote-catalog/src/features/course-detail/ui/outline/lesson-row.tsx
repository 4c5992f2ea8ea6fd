import type { CourseDetail, Lesson } from '@xhkt/shared/contract'
import { formatDuration } from '@xhkt/shared/format'
import { Tag } from '@xhkt/shared/ui/tag'
import { isLocked, lessonHref, lessonLabel } from '../../model/lesson.ts'
import { StartsAt } from './starts-at.tsx'
import css from './lesson-row.module.css'

const paths = {
  play: 'M7 5l11 7-11 7z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  wait: 'M12 7v5l3 2M12 3a9 9 0 1 0 .01 0',
}

interface LessonRowProps {
  lesson: Lesson
  /** As it stands before the name: chapter and place in it. */
  number: string
  course: CourseDetail
}

/** One lesson: a link where there is something to open for this caller. */
export function LessonRow({ lesson, number, course }: LessonRowProps) {
  const href = lessonHref(lesson, course)
  const locked = isLocked(lesson, course)
  const icon = href ? 'play' : locked ? 'lock' : 'wait'
  const content = (
    <>
      <svg className={css.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={paths[icon]} />
      </svg>
      <span className={css.title}>
        {number} {lesson.title}
      </span>
      {lesson.is_trial && !course.owned && <Tag tone="price">试听</Tag>}
      <Tag>{lessonLabel(lesson)}</Tag>
      {locked && lesson.type !== 5 && <span className={css.note}>购买后可学</span>}
      {lesson.type === 2 && lesson.starts_at > 0 && <StartsAt seconds={lesson.starts_at} />}
      {lesson.duration > 0 && <span className={css.note}>{formatDuration(lesson.duration)}</span>}
    </>
  )
  return (
    <li>
      {href ? (
        <a className={css.row} href={href}>
          {content}
        </a>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  )
}
