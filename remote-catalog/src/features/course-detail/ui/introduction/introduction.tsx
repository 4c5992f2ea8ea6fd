import { useMemo } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { richText } from '../../model/rich-text.ts'
import { AdviserCard } from '../teachers/adviser-card.tsx'
import css from './introduction.module.css'

/** What the operator writes of the course, and whom to ask about it. */
export function Introduction({ course }: { course: CourseDetail }) {
  const { introduction, adviser } = course
  // Parsed once, and not at each answer that changes something else.
  const text = useMemo(() => richText(introduction), [introduction])
  return (
    <div className={css.introduction}>
      <div className={css.rich}>{text ?? '暂无课程介绍'}</div>
      {adviser && <AdviserCard adviser={adviser} />}
    </div>
  )
}
