import { VisuallyHidden } from '@xhkt/shared/ui/visually-hidden'
import { type ListAddress, listHref, type Sort, sorts } from '../model/list-address.ts'
import css from './sort-bar.module.css'

const price = (arrow: string, order: string) => (
  <>
    价格<span aria-hidden="true">{arrow}</span>
    <VisuallyHidden>{order}</VisuallyHidden>
  </>
)

const names = {
  default: '综合',
  new: '最新',
  popular: '最热',
  price_asc: price('↑', '从低到高'),
  price_desc: price('↓', '从高到低'),
} satisfies Record<Sort, React.ReactNode>

/** The orders of the list, as links: back, refresh and a copied address keep the order. */
export function SortBar({ address }: { address: ListAddress }) {
  return (
    <nav aria-label="排序">
      <ul className={css.bar}>
        {sorts.map((sort) => (
          <li key={sort}>
            <a className={css.sort} href={listHref({ ...address, sort, page: 1 })} aria-current={sort === address.sort ? 'true' : undefined}>
              {names[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
