import type { CourseDetail } from '@xhkt/contract'
import { RichTextView } from '@xhkt/kit/rich-text/rich-text-view'
import { AdviserCard } from '../teachers/adviser-card.tsx'
import css from './introduction.module.css'

/** The introduction, and the course adviser. */
export function Introduction({ course }: { course: CourseDetail }) {
  const { introduction, adviser } = course
  return (
    <div className={css.introduction}>
      <div className={css.text}>
        <RichTextView html={introduction} empty="暂无课程介绍" />
      </div>
      {adviser && <AdviserCard adviser={adviser} />}
    </div>
  )
}
