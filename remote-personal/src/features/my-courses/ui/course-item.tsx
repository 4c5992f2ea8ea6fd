import type { MyCourse } from '@xhkt/contract'
import { myCourseLink } from '@xhkt/kit/learning/my-course-link'
import * as paths from '@xhkt/contract/paths'
import { formatDuration } from '@xhkt/kit/format'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Cover } from '@xhkt/kit/ui/cover'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import css from './course-item.module.css'

const lastSeen = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `上次学到 ${last_section_title} ${formatDuration(last_position)}` : '还没有开始学习'

/** One of my courses: progress, and 继续学习. */
export function CourseItem({ mine }: { mine: MyCourse }) {
  const { course, progress, finished_count } = mine
  const { label, path } = myCourseLink(mine)
  return (
    <li className={css.item}>
      <Cover src={course.cover} alt="" width={160} className={css.cover} />
      <div className={css.text}>
        <a className={css.title} href={paths.course(course.id)} title={course.title}>
          {course.title}
        </a>
        <p className={css.last} title={lastSeen(mine)}>
          {lastSeen(mine)}
        </p>
        <div className={css.progress}>
          <ProgressBar value={progress} label={`${course.title}的学习进度`} showValue />
          <span className={css.count}>
            已学 {finished_count}/{course.lesson_count} 节
          </span>
        </div>
      </div>
      <ButtonLink variant="primary" size="sm" href={path} aria-label={`${label} ${course.title}`}>
        {label}
      </ButtonLink>
    </li>
  )
}
