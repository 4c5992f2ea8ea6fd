import { type ComponentProps, useState } from 'react'
import type { CourseTab, MyCourse } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { AgreementLine } from '@xhkt/kit/agreement/agreement-line'
import { formatCount, formatDuration } from '@xhkt/kit/format'
import { myCourseLink } from '@xhkt/kit/rules/my-course-link'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { Row, RowLine } from '@xhkt/kit/ui/row'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNowSelector } from '@xhkt/platform/api'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { UndoRow } from '../../../common/rows/undo-row.tsx'
import { useKeptFocus } from '../../../common/rows/use-kept-focus.ts'
import { useHidden } from '../model/use-hidden.ts'
import { CourseExpiry } from './course-expiry.tsx'
import type { LessonProgress } from './lesson-progress.tsx'
import css from './course-row.module.css'

const load = async () => (await import(/* webpackChunkName: "lesson-progress" */ './lesson-progress.tsx')).LessonProgress

/** The progress of each lesson, which loads when it is opened. */
const LazyLessonProgress = (props: ComponentProps<typeof LessonProgress>) => <LazyContent load={load} name="各节进度" props={props} />

const lastSeen = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `上次学到 ${last_section_title} ${last_position ? formatDuration(last_position) : ''}` : '还没有开始学习'

/** 继续学习 while the course can be studied, 续费 when it can be renewed. */
function MainActions({ mine, isOver, isOpen }: { mine: MyCourse; isOver: boolean; isOpen: boolean }) {
  const { course, renewable } = mine
  const { label, path } = myCourseLink(mine)
  return (
    <span className={css.main}>
      {renewable && (
        <ButtonLink variant={isOver ? 'primary' : 'default'} size="sm" href={paths.payment(course.id)}>
          续费
          <VisuallyHidden>{course.title}</VisuallyHidden>
        </ButtonLink>
      )}
      {isOpen && (
        <ButtonLink variant="primary" size="sm" href={path}>
          {label}
          <VisuallyHidden>{course.title}</VisuallyHidden>
        </ButtonLink>
      )}
    </span>
  )
}

interface CourseRowProps {
  mine: MyCourse
  tab: CourseTab
  /** The cover is in the first view. */
  priority?: boolean
}

/** One of my courses: progress, the last lesson, and what the learner can do with it. */
export function CourseRow({ mine, tab, priority }: CourseRowProps) {
  const { course, progress, finished_count, agreement_state, expires_at = 0, hidden = false } = mine
  const [isOpen, setOpen] = useState(false)
  const { setHidden, busy } = useHidden(mine, tab)
  const { ref } = useKeptFocus(hidden)
  // If the end is unreadable, the tab still tells whether the course has expired.
  const isOver = useNowSelector((now) => tab === 'expired' || (expires_at > 0 && expires_at <= now), 60_000)
  const mayBeOver = tab === 'hidden' && Number.isNaN(expires_at)
  // The row belongs to another tab now.
  if (hidden !== (tab === 'hidden')) {
    const text = hidden ? `“${course.title}”已隐藏，在“已隐藏”中仍可查看` : `“${course.title}”已恢复显示`
    return (
      <li ref={ref}>
        <UndoRow text={text} what={`${hidden ? '隐藏' : '恢复显示'} ${course.title}`} onUndo={() => setHidden(!hidden)} busy={busy} />
      </li>
    )
  }
  const actions = (
    <div className={css.actions} data-actions>
      <MainActions mine={mine} isOver={isOver} isOpen={!isOver && !mayBeOver} />
      <span className={css.more}>
        <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起进度' : '各节进度'}
          <VisuallyHidden>{course.title}</VisuallyHidden>
        </Button>
        <Button variant="text" size="sm" loading={busy} onClick={() => setHidden(!hidden)}>
          {hidden ? '恢复显示' : '隐藏'}
          <VisuallyHidden>{course.title}</VisuallyHidden>
        </Button>
      </span>
    </div>
  )
  return (
    <li ref={ref} aria-label={course.title}>
      <Row cover={course.cover} priority={priority} title={course.title} href={paths.course(course.id)} actions={actions}>
        <RowLine text={lastSeen(mine)} />
        <div className={css.progress}>
          <ProgressBar value={progress} label={`${course.title}的学习进度`} showValue />
          <span className={css.count}>
            已学 {formatCount(finished_count)}/{formatCount(course.lesson_count)} 节
          </span>
        </div>
        {agreement_state && <AgreementLine course={course} state={agreement_state} />}
        {expires_at > 0 && <CourseExpiry mine={mine} isOver={isOver} expiresAt={expires_at} />}
      </Row>
      {isOpen && (
        <div className={css.part}>
          <LazyLessonProgress courseId={course.id} title={course.title} />
        </div>
      )}
    </li>
  )
}
