import type { MyCourse } from '@xhkt/contract'
import { myCourseLink } from '@xhkt/kit/learning/my-course-link'
import * as paths from '@xhkt/contract/paths'
import { formatDuration } from '@xhkt/kit/format'
import { AgreementLine } from '@xhkt/kit/agreement/agreement-line'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { Row, RowLine } from '@xhkt/kit/ui/row'
import css from './course-row.module.css'

const lastSeen = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `上次学到 ${last_section_title} ${formatDuration(last_position)}` : '还没有开始学习'

/** One of my courses: progress, and 继续学习. */
export function CourseRow({ mine }: { mine: MyCourse }) {
  const { course, progress, finished_count, agreement_state } = mine
  const { label, path } = myCourseLink(mine)
  const learn = (
    <ButtonLink variant="primary" size="sm" href={path} aria-label={`${label} ${course.title}`}>
      {label}
    </ButtonLink>
  )
  return (
    <Row as="li" cover={course.cover} title={course.title} href={paths.course(course.id)} actions={learn}>
      <RowLine text={lastSeen(mine)} />
      <div className={css.progress}>
        <ProgressBar value={progress} label={`${course.title}的学习进度`} showValue />
        <span className={css.count}>
          已学 {finished_count}/{course.lesson_count} 节
        </span>
      </div>
      {agreement_state && <AgreementLine course={course} state={agreement_state} />}
    </Row>
  )
}
