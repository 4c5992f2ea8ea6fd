import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './course-evaluations.module.css'

/** The height of a page of evaluations. */
export function EvaluationsSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>加载中</VisuallyHidden>
      <div className={css.filter} />
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={css.bone} />
      ))}
    </div>
  )
}
