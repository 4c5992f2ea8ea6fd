import type { Category } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Dropdown } from './dropdown.tsx'
import css from './top-nav.module.css'

/** Section 9: so many categories stand in the bar, the rest in the dropdown. */
const shownCategories = 5

const hrefOf = (category: Category): string => `/categories?course_category_id=${encodeURIComponent(category.id)}`

const homes = ['/', '/home', '/about.html']

function currentCategory(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return pathname === '/categories' ? searchParams.get('course_category_id') : null
}

/** Home, the first top categories, and a dropdown of all of them. */
export function TopNav({ menu, address }: { menu: readonly Category[] | null; address: string }) {
  const current = currentCategory(address)
  const path = address.split(/[?#]/)[0] ?? ''
  const page = (active: boolean) => (active ? ('page' as const) : undefined)
  return (
    <nav className={css.nav} aria-label="主导航">
      <a className={css.item} href="/" aria-current={page(homes.includes(path))}>
        首页
      </a>
      {menu
        ? menu.slice(0, shownCategories).map((category) => (
            <a
              key={category.id}
              className={classNames(css.item, css.slot)}
              href={hrefOf(category)}
              title={category.name}
              aria-current={page(category.id === current)}
            >
              <span className={css.name}>{category.name}</span>
            </a>
          ))
        : Array.from({ length: shownCategories }, (_, i) => (
            <span key={i} className={classNames(css.item, css.slot)} aria-hidden="true">
              <span className={css.bone} />
            </span>
          ))}
      <Dropdown
        label="全部分类"
        className={css.item}
        current={path === '/classified/index' || (menu?.slice(shownCategories).some(({ id }) => id === current) ?? false)}
        panelClassName={css.panel}
      >
        <ul className={css.all}>
          {menu?.map((category) => (
            <li key={category.id}>
              <a href={hrefOf(category)} title={category.name} aria-current={page(category.id === current)}>
                {category.name}
              </a>
            </li>
          ))}
        </ul>
        <a className={css.more} href="/classified/index">
          查看全部课程
        </a>
      </Dropdown>
    </nav>
  )
}
