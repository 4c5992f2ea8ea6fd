import { useMemo } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { richText } from '../../model/rich-text.ts'
import { AdviserCard } from '../teachers/adviser-card.tsx'
import css from './introduction.module.css'

/** The introduction, and the course adviser. */
export function Introduction({ course }: { course: CourseDetail }) {
  const { introduction, adviser } = course
  // Parses once, not with every answer.
  const text = useMemo(() => richText(introduction), [introduction])
  return (
    <div className={css.introduction}>
      <div className={css.rich}>{text ?? '暂无课程介绍'}</div>
      {adviser && <AdviserCard adviser={adviser} />}
    </div>
  )
}
