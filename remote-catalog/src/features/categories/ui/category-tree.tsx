import { useEffect, useRef } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import type { CategoryTree as Tree } from '../model/use-category-tree.ts'
import { CategoryBranch, CategoryLink } from './category-branch.tsx'
import { TreeFailed } from './tree-failed.tsx'
import sizes from '../../../sizes.module.css'
import css from './category-tree.module.css'

interface Props {
  tree: Tree
  currentId: string
  hrefOf: (categoryId: string) => string
}

/** All categories in two levels, beside the courses. Scrolls by itself in a low window. */
export function CategoryTree({ tree, currentId, hrefOf }: Props) {
  const nav = useRef<HTMLElement>(null)
  // Only the tree has the sub-categories. Names shown earlier would move when the current category opens.
  const tops = tree.total !== undefined || tree.failed ? tree.tops : undefined
  const isLoaded = tops !== undefined
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !current) return
    // scrollIntoView would scroll the page too.
    const hidden = current.offsetTop + current.offsetHeight - nav.current.clientHeight
    if (hidden > nav.current.scrollTop || current.offsetTop < nav.current.scrollTop) nav.current.scrollTop = Math.max(0, hidden)
  }, [currentId, isLoaded])
  return (
    <nav ref={nav} className={css.tree} aria-label="课程分类" aria-busy={!isLoaded && !tree.failed}>
      <ul className={css.list}>
        <li className={classNames(sizes.treeRow, css.row)}>
          <CategoryLink name="全部课程" count={tree.total} href={hrefOf('')} current={currentId === ''} />
        </li>
        {tops?.map((top) => <CategoryBranch key={top.id} top={top} currentId={currentId} hrefOf={hrefOf} />)}
        {!isLoaded && !tree.failed && Array.from({ length: 12 }, (_, i) => <li key={i} className={classNames(sizes.treeRow, css.bone)} />)}
      </ul>
      {tree.failed && <TreeFailed {...tree} />}
    </nav>
  )
}
