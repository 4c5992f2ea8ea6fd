import type { CourseDetail } from '@xhkt/contract'
import { formatCount, scoreText } from '@xhkt/kit/format'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import type { EvaluationListProps } from './evaluation-list.tsx'
import { EvaluationsSkeleton } from './evaluations-skeleton.tsx'
import { Stars } from './stars.tsx'
import { EVALUATIONS_A_PAGE } from './use-evaluations.ts'
import css from './course-evaluations.module.css'

const load = () => import(/* webpackChunkName: "evaluations" */ './evaluation-list.tsx').then(({ EvaluationList }) => EvaluationList)

export interface CourseEvaluationsProps extends EvaluationListProps {
  /** False: the list is not requested yet, and its skeleton keeps the place. */
  enabled?: boolean
}

const Bones = ({ course, idle }: { course: CourseDetail; idle?: boolean }) => (
  <EvaluationsSkeleton count={Math.min(course.evaluation_count, EVALUATIONS_A_PAGE)} idle={idle} />
)

function LazyList(props: EvaluationListProps) {
  const { Component, failed, retry } = useLazyComponent(load)
  if (failed) return <InlineError name="评价" onRetry={retry} />
  return Component ? <Component {...props} /> : <Bones course={props.course} />
}

/** The evaluations of a course, with their mean score, by tag and page. */
export function CourseEvaluations({ enabled = true, ...list }: CourseEvaluationsProps) {
  const { score, evaluation_count: count } = list.course
  if (count === 0) return <EmptyView title="还没有学员评价" description="学完课程后，可以在我的订单中写下第一条评价" />
  return (
    <>
      <div className={css.summary}>
        <span className={css.score}>{scoreText(score)}</span>
        <Stars score={score} />
        <span>{formatCount(count)} 条学员评价</span>
      </div>
      {enabled ? <LazyList {...list} /> : <Bones course={list.course} idle />}
    </>
  )
}
