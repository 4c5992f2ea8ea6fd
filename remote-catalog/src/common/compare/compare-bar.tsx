import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { comparison } from '../../paths.ts'
import { chooseForComparison, mostCompared, useCompared } from './compared.ts'
import css from './compare-bar.module.css'

/**
 * The chosen courses at the bottom of the window, and the way to their comparison. Nothing while none is chosen.
 * @param raised Above the summary of a course, in a narrow window.
 */
export function CompareBar({ raised }: { raised?: boolean }) {
  const ids = useCompared()
  if (ids.length === 0) return null
  return (
    <div className={classNames(css.bar, raised && css.raised)} role="group" aria-label="课程对比">
      <span role="status">
        已选 {ids.length}/{mostCompared}
      </span>
      <Button variant="text" size="sm" onClick={() => chooseForComparison([])}>
        清空
      </Button>
      {ids.length > 1 ? (
        <ButtonLink variant="primary" size="sm" href={comparison(ids)}>
          对比
        </ButtonLink>
      ) : (
        <span className={css.hint}>再选一门即可对比</span>
      )}
    </div>
  )
}
