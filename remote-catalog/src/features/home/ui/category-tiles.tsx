import type { DataOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatCount } from '@xhkt/kit/format'
import { CategoryIcon } from '../../../common/category-icon/category-icon.tsx'
import css from './category-tiles.module.css'

type Tile = DataOf<'GET', '/v1/home'>['categories'][number]

/** The top categories in one row, each with its number of courses. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
  return (
    <nav className={css.box} aria-label="课程分类" data-first-view="">
      <ul className={css.row}>
        {categories.map(({ id, name, icon, course_count }) => (
          <li key={id} className={css.cell}>
            <a className={css.tile} href={paths.category(id)}>
              <CategoryIcon src={icon} name={name} size={40} />
              <span className={css.name} title={name}>
                {name}
              </span>
              <span className={css.count}>{formatCount(course_count)}门课程</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
