import { SignFirst } from '../../../../common/agreement/sign-first.tsx'
import { CourseLink } from '../../../../common/ui/course-link.tsx'
import type { RefusalViewProps } from './refusal-view.tsx'
import css from './unsigned-view.module.css'

/** In place of the video until the agreement of the course is signed. The lesson opens by itself after that. */
export const UnsignedView = ({ courseId, course, onRetry }: RefusalViewProps) => (
  <section className={css.card} aria-label="签署学习协议">
    <h2 className={css.title}>学习前请先签署学习协议</h2>
    <SignFirst courseId={courseId} courseTitle={course?.title ?? ''} onSigned={onRetry}>
      <CourseLink courseId={courseId} />
    </SignFirst>
  </section>
)
