import type { CourseDetail } from '@xhkt/contract'
import { formatCount } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useHistoryState } from '@xhkt/kit/use-history-state'
import { EvaluationItem } from './evaluation-item.tsx'
import { EvaluationsSkeleton } from './evaluations-skeleton.tsx'
import { Stars } from './stars.tsx'
import { TagFilter } from './tag-filter.tsx'
import { EVALUATIONS_A_PAGE, type EvaluationPlace, useEvaluations } from './use-evaluations.ts'
import css from './course-evaluations.module.css'

const start: EvaluationPlace = { tag: '', page: 1 }

export interface CourseEvaluationsProps {
  course: CourseDetail
  /** False: the list is not requested yet, and its skeleton keeps the place. */
  enabled?: boolean
  /** Another page is shown: scrolls to the top of the list. */
  onTurn: () => void
}

function List({ course, enabled = true, onTurn }: CourseEvaluationsProps) {
  const [place, setPlace] = useHistoryState(`evaluations ${course.id}`, start)
  const query = useEvaluations(course.id, place, enabled)
  const turn = (page: number) => {
    setPlace({ ...place, page })
    onTurn()
  }
  return (
    <ReadView
      query={query}
      loading={<EvaluationsSkeleton count={Math.min(course.evaluation_count, EVALUATIONS_A_PAGE)} />}
    >
      {({ tags, list, total }) => (
        <>
          <TagFilter tags={tags} chosen={place.tag} onChoose={(tag) => setPlace({ tag, page: 1 })} />
          {list.length > 0 ? (
            // A new key for other evaluations: an item that both lists have would jump from one place to the other.
            <ul key={list.map(({ id }) => id).join()} className={css.list} aria-label="评价列表" aria-busy={query.isPlaceholderData}>
              {list.map((evaluation) => (
                <EvaluationItem key={evaluation.id} evaluation={evaluation} />
              ))}
            </ul>
          ) : (
            <EmptyView title="这里没有评价" action={<Button onClick={() => setPlace(start)}>查看全部评价</Button>} />
          )}
          <Pagination page={place.page} total={total} pageSize={EVALUATIONS_A_PAGE} onPage={turn} label="评价分页" />
        </>
      )}
    </ReadView>
  )
}

/** The evaluations of a course, with their mean score, by tag and page. */
export function CourseEvaluations(props: CourseEvaluationsProps) {
  const { score, evaluation_count: count } = props.course
  if (count === 0) return <EmptyView title="还没有学员评价" description="学完课程后，可以在我的订单中写下第一条评价" />
  return (
    <>
      <div className={css.summary}>
        <span className={css.score}>{score.toFixed(1)}</span>
        <Stars score={score} />
        <span>{formatCount(count)} 条学员评价</span>
      </div>
      <List {...props} />
    </>
  )
}
