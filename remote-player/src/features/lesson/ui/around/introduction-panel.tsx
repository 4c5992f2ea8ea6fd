import { RichTextView } from '@xhkt/kit/rich-text/rich-text-view'
import css from './introduction-panel.module.css'
import type { TabPanelProps } from './tab-panel.ts'

/** What the course is about, and who teaches it. */
export function IntroductionPanel({ course: { introduction, teachers } }: TabPanelProps) {
  return (
    <div className={css.introduction}>
      {teachers.length > 0 && (
        <p className={css.teachers}>讲师：{teachers.map(({ name, title }) => (title ? `${name}（${title}）` : name)).join('、')}</p>
      )}
      <RichTextView html={introduction} empty="暂无课程介绍" />
    </div>
  )
}
