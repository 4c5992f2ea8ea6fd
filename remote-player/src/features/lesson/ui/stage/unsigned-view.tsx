import { useEffect, useEffectEvent } from 'react'
import { AgreementBadge } from '@xhkt/kit/agreement/agreement-badge'
import { AgreementButton } from '@xhkt/kit/agreement/agreement-button'
import { stateText } from '@xhkt/kit/agreement/state-text'
import { useAgreement } from '@xhkt/kit/agreement/use-agreement'
import { CourseLink } from '../course-link.tsx'
import type { RefusalViewProps } from './refusal-view.tsx'
import css from './unsigned-view.module.css'

/** In place of the video until the agreement of the course is signed. The lesson opens by itself after that. */
export function UnsignedView({ courseId, course, onRetry }: RefusalViewProps) {
  const { data } = useAgreement(courseId)
  const state = data?.state
  const openLesson = useEffectEvent(onRetry)
  useEffect(() => {
    if (state === 'success') openLesson()
  }, [state])
  return (
    <section className={css.card} aria-label="签署学习协议">
      <h2 className={css.title}>学习前请先签署学习协议</h2>
      <p className={css.state} role="status">
        {data && (
          <>
            <AgreementBadge state={data.state} />
            {stateText(data.state, data.reason)}
          </>
        )}
      </p>
      <div className={css.actions}>
        <AgreementButton courseId={courseId} courseTitle={course?.title ?? ''} state={state ?? 'active'} variant="primary" />
        <CourseLink courseId={courseId} />
      </div>
    </section>
  )
}
