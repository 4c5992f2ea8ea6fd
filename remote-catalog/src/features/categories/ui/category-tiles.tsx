import { classNames } from '@xhkt/kit/ui/class-names'
import { CategoryIcon } from '../../../common/category-icon/category-icon.tsx'
import { type CategoryTree, placeOf, type Top } from '../model/use-category-tree.ts'
import { TreeFailed } from './tree-failed.tsx'
import sizes from '../../../sizes.module.css'
import css from './category-tiles.module.css'

interface TileProps {
  top: Pick<Top, 'name' | 'icon'>
  href: string
  current: boolean
}

function Tile({ top: { name, icon = '' }, href, current }: TileProps) {
  return (
    <li>
      <a className={classNames(sizes.tile, css.tile)} href={href} aria-current={current ? 'true' : undefined}>
        <CategoryIcon src={icon} name={name} size={36} />
        <span className={css.name} title={name}>
          {name}
        </span>
      </a>
    </li>
  )
}

interface Props {
  tree: CategoryTree
  currentId: string
  hrefOf: (categoryId: string) => string
}

/** The top categories as tiles. */
export function CategoryTiles({ tree, currentId, hrefOf }: Props) {
  const { tops, failed } = tree
  const { top } = placeOf(tops, currentId)
  return (
    <nav className={css.card} aria-label="课程分类" aria-busy={!tops && !failed}>
      <ul className={classNames(sizes.tiles, css.tiles)}>
        <Tile top={{ name: '全部' }} href={hrefOf('')} current={currentId === ''} />
        {tops?.map((each) => <Tile key={each.id} top={each} href={hrefOf(each.id)} current={each === top} />)}
        {!tops && !failed && Array.from({ length: 12 }, (_, i) => <li key={i} className={classNames(sizes.tile, css.bone)} />)}
      </ul>
      {failed && <TreeFailed {...tree} />}
    </nav>
  )
}
