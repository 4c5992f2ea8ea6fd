import type { MouseEvent } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { formatCount, scoreText } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { showSection } from '../../model/use-current-section.ts'
import css from './score-link.module.css'

/** The id of the section below the tabs. */
const EVALUATIONS = 'evaluations'

/** The score, with a link to the evaluations. */
export function ScoreLink({ course: { score, evaluation_count } }: { course: CourseDetail }) {
  // Scrolling adds no history entry: back still leaves the course.
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showSection(EVALUATIONS)
  }
  if (evaluation_count === 0) return <span className={css.none}>暂无评价</span>
  return (
    <a className={classNames(css.link, tallLink)} href={`#${EVALUATIONS}`} onClick={go}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d="M10 2l2.5 5.2 5.7.8-4.1 4 1 5.7L10 15l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
      </svg>
      <strong>{scoreText(score)}</strong> 分<span className={css.count}>{formatCount(evaluation_count)} 条评价</span>
    </a>
  )
}
