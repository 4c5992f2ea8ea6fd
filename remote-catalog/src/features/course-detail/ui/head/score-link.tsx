import type { MouseEvent } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { formatCount } from '@xhkt/kit/format'
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
    <a className={css.link} href={`#${EVALUATIONS}`} onClick={go}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d="M10 2l2.500 5.200 5.700.8-4.100 4 1 5.700L10 15l-5.100 2.700 1-5.700-4.100-4 5.700-.8z" />
      </svg>
      <strong>{score.toFixed(1)}</strong> 分<span className={css.count}>{formatCount(evaluation_count)} 条评价</span>
    </a>
  )
}
