import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './course-evaluations.module.css'

interface EvaluationsSkeletonProps {
  count: number
  /** True: nothing loads yet, so screen readers announce nothing. */
  idle?: boolean
}

/** A skeleton as high as a page of evaluations. */
export function EvaluationsSkeleton({ count, idle = false }: EvaluationsSkeletonProps) {
  return (
    <div role={idle ? undefined : 'status'}>
      {!idle && <VisuallyHidden>加载中</VisuallyHidden>}
      <div className={css.filter} />
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={css.bone} />
      ))}
    </div>
  )
}
