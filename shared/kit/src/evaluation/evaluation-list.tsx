import type { CourseDetail } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useHistoryState } from '@xhkt/kit/use-history-state'
import { EvaluationItem } from './evaluation-item.tsx'
import { EvaluationsSkeleton } from './evaluations-skeleton.tsx'
import { TagFilter } from './tag-filter.tsx'
import { EVALUATIONS_A_PAGE, type EvaluationChoice, useEvaluations } from './use-evaluations.ts'
import css from './course-evaluations.module.css'

const start: EvaluationChoice = { tag: '', page: 1 }

export interface EvaluationListProps {
  course: CourseDetail
  /** Another page is shown: scrolls to the top of the list. */
  onTurn: () => void
}

/** The evaluations of a course by tag and page. */
export function EvaluationList({ course, onTurn }: EvaluationListProps) {
  const [choice, setChoice] = useHistoryState(`evaluations ${course.id}`, { tag: 'text', page: 'count' }, start)
  const query = useEvaluations(course.id, choice)
  const turn = (page: number) => {
    setChoice({ ...choice, page })
    onTurn()
  }
  return (
    <ReadView
      query={query}
      loading={<EvaluationsSkeleton count={Math.min(course.evaluation_count, EVALUATIONS_A_PAGE)} />}
    >
      {({ tags, list, total }) => (
        <>
          <TagFilter tags={tags} chosen={choice.tag} onChoose={(tag) => setChoice({ tag, page: 1 })} />
          {list.length > 0 ? (
            // The key replaces the whole list: an evaluation of both pages would otherwise jump from one place to another.
            <ul key={list.map(({ id }) => id).join()} className={css.list} aria-label="评价列表" aria-busy={query.isPlaceholderData}>
              {list.map((evaluation) => (
                <EvaluationItem key={evaluation.id} evaluation={evaluation} />
              ))}
            </ul>
          ) : (
            <EmptyView title="这里没有评价" action={<Button onClick={() => setChoice(start)}>查看全部评价</Button>} />
          )}
          <Pagination page={choice.page} total={total} pageSize={EVALUATIONS_A_PAGE} onPage={turn} label="评价分页" />
        </>
      )}
    </ReadView>
  )
}
