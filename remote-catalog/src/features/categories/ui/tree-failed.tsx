import { Button } from '@xhkt/kit/ui/button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import type { CategoryTree } from '../model/use-category-tree.ts'
import css from './tree-failed.module.css'

/** Shown when the categories fail. The courses do not need them. */
export function TreeFailed({ isFetching, retry }: Pick<CategoryTree, 'isFetching' | 'retry'>) {
  return (
    <div ref={focusAncestorOnUnmount} className={css.failed} role="alert">
      <span>分类加载失败</span>
      <Button size="sm" onClick={retry} loading={isFetching}>
        重试
      </Button>
    </div>
  )
}
