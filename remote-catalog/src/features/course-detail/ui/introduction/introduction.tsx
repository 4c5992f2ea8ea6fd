import type { CourseDetail } from '@xhkt/contract'
import { RichTextView } from '@xhkt/kit/rich-text/rich-text-view'
import css from './introduction.module.css'

export const Introduction = ({ course }: { course: CourseDetail }) => (
  <div className={css.text}>
    <RichTextView html={course.introduction} empty="暂无课程介绍" />
  </div>
)
