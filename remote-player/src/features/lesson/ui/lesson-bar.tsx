import type { ReactNode } from 'react'
import type { Lesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { Link } from '@xhkt/platform/router'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import css from './lesson-bar.module.css'

export interface LessonBarProps {
  courseId: string
  title: string
  courseTitle: string
  previous: Lesson | null
  next: Lesson | null
  /** A button beside the links to the previous and the next lesson. */
  action: ReactNode
}

function Step({ courseId, lesson, children }: { courseId: string; lesson: Lesson | null; children: string }) {
  if (!lesson) {
    return (
      <span className={css.noStep} aria-disabled="true" role="link">
        {children}
      </span>
    )
  }
  return (
    <ButtonLink size="sm" href={paths.lesson(courseId, lesson.section_id)} title={lesson.title}>
      {children}
    </ButtonLink>
  )
}

/** Below the video: title, what can be done, previous and next lesson. */
export function LessonBar({ courseId, title, courseTitle, previous, next, action }: LessonBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.names}>
        {title ? (
          <h1 className={css.title} title={title}>
            {title}
          </h1>
        ) : (
          <VisuallyHidden as="h1">录播课</VisuallyHidden>
        )}
        {courseTitle && (
          <Link className={classNames(css.course, tallLink)} to={paths.course(courseId)}>
            {courseTitle}
          </Link>
        )}
      </div>
      <div className={css.actions}>
        {action}
        <nav className={css.actions} aria-label="前后课时">
          <Step courseId={courseId} lesson={previous}>
            上一节
          </Step>
          <Step courseId={courseId} lesson={next}>
            下一节
          </Step>
        </nav>
      </div>
    </div>
  )
}
