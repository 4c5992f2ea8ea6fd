import type { CourseDetail } from '@xhkt/contract'
import { formatCount } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { EVALUATIONS_A_PAGE, type EvaluationPlace } from '../../api/body-queries.ts'
import { showSection } from '../../model/use-current-section.ts'
import { useEvaluations } from '../../model/use-evaluations.ts'
import { useHistoryState } from '../../model/use-history-state.ts'
import { useNear } from '../../model/use-near.ts'
import { EvaluationItem } from './evaluation-item.tsx'
import { EvaluationsSkeleton } from './evaluations-skeleton.tsx'
import { Stars } from './stars.tsx'
import { TagFilter } from './tag-filter.tsx'
import css from './evaluations.module.css'

const start: EvaluationPlace = { tag: '', page: 1 }

function List({ course, near }: { course: CourseDetail; near: boolean }) {
  const [place, setPlace] = useHistoryState(`evaluations ${course.id}`, start)
  const query = useEvaluations(course.id, place, near)
  const turn = (page: number) => {
    setPlace({ ...place, page })
    // The next page is read from its top. What changes below is out of view.
    showSection('evaluations')
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

/** The evaluations of a course. Loads when the reader comes near. */
export function Evaluations({ course }: { course: CourseDetail }) {
  const [near, place] = useNear<HTMLDivElement>()
  const { score, evaluation_count: count } = course
  if (count === 0) return <EmptyView title="还没有学员评价" description="学完课程后，可以在我的订单中写下第一条评价" />
  return (
    <div ref={place}>
      <div className={css.summary}>
        <span className={css.score}>{score.toFixed(1)}</span>
        <Stars score={score} />
        <span>{formatCount(count)} 条学员评价</span>
      </div>
      <List course={course} near={near} />
    </div>
  )
}
