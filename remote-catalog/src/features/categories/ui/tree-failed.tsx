import { Button } from '@xhkt/kit/ui/button'
import { handFocusOn } from '@xhkt/kit/ui/hand-focus-on'
import type { CategoryTree } from '../model/use-category-tree.ts'
import css from './tree-failed.module.css'

/** Shown when the categories fail. The courses do not need them. */
export function TreeFailed({ isFetching, retry }: Pick<CategoryTree, 'isFetching' | 'retry'>) {
  return (
    <div ref={handFocusOn} className={css.failed} role="alert">
      <span>分类加载失败</span>
      <Button size="sm" onClick={retry} loading={isFetching}>
        重试
      </Button>
    </div>
  )
}
