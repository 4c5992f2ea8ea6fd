import type { DataOf } from '@xhkt/contract'
import { formatCount } from '@xhkt/kit/format'
import css from './course-evaluations.module.css'

interface TagFilterProps {
  tags: DataOf<'GET', '/v1/course/evaluation/list'>['tags']
  /** Empty: all. */
  chosen: string
  onChoose: (tag: string) => void
}

/** The tags of the evaluations with their counts. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  const choice = (id: string, name: string) => (
    <button key={id} type="button" className={css.choice} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
      {name}
    </button>
  )
  return (
    <div className={css.filter} role="group" aria-label="按标签筛选评价">
      {choice('', '全部')}
      {tags.map((tag) => choice(tag.id, `${tag.name} ${formatCount(tag.count)}`))}
    </div>
  )
}
