import type { CourseCard } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import { toggleCompared, useCompared } from './compared.ts'
import css from './compare-box.module.css'

/** 对比 over the card of a course: chooses the course for the comparison. */
export function CompareBox({ course: { id, title } }: { course: CourseCard }) {
  const isChosen = useCompared().includes(id)
  return (
    <label className={css.box}>
      <span className={classNames(css.chip, isChosen && css.chosen)}>
        <input type="checkbox" aria-label={`对比 ${title}`} checked={isChosen} onChange={() => toggleCompared(id)} />
        对比
      </span>
    </label>
  )
}
