import type { Category } from '@xhkt/contract'
import * as words from '@xhkt/kit/words'
import * as paths from '@xhkt/contract/paths'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Dropdown } from './dropdown.tsx'
import type { ReadRetry } from './read-retry.ts'
import css from './top-nav.module.css'

/** The bar shows the first five categories, the dropdown all of them (docs/product/routes.md#top-bar). */
const shownCategories = 5

const homes: readonly string[] = paths.homeAliases

function currentCategory(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return pathname === paths.categories ? searchParams.get('course_category_id') : null
}

interface TopNavProps {
  /** Null while it loads. */
  menu: readonly Category[] | null
  /** Set when the menu failed to load. */
  retry?: ReadRetry | null
  address: string
}

export function TopNav({ menu, retry, address }: TopNavProps) {
  const current = currentCategory(address)
  const path = address.split(/[?#]/)[0] ?? ''
  const page = (active: boolean) => (active ? ('page' as const) : undefined)
  return (
    <nav className={css.nav} aria-label="主导航">
      <a className={classNames(css.item, css.home)} href={paths.home} aria-current={page(homes.includes(path))}>
        首页
      </a>
      {menu
        ? menu.slice(0, shownCategories).map((category) => (
            <a
              key={category.id}
              className={classNames(css.item, css.slot)}
              href={paths.category(category.id)}
              title={category.name}
              aria-current={page(category.id === current)}
            >
              <span className={css.name}>{category.name}</span>
            </a>
          ))
        : !retry &&
          Array.from({ length: shownCategories }, (_, i) => (
            <span key={i} className={classNames(css.item, css.slot)} aria-hidden="true">
              <span className={css.bone} />
            </span>
          ))}
      {retry && <InlineError name="分类" className={css.failed} {...retry} />}
      <Dropdown
        label="全部分类"
        className={css.item}
        wide
        current={path === paths.classified || (menu?.slice(shownCategories).some(({ id }) => id === current) ?? false)}
        panelClassName={css.panel}
      >
        {retry && <InlineError name="分类" {...retry} />}
        <ul className={css.all}>
          {menu?.map((category) => (
            <li key={category.id}>
              <a href={paths.category(category.id)} title={category.name} aria-current={page(category.id === current)}>
                {category.name}
              </a>
            </li>
          ))}
        </ul>
        <div className={css.more}>
          <a href={paths.classified}>{words.allCourses}</a>
          <a className={css.app} href={paths.downloadApp}>
            下载APP
          </a>
        </div>
      </Dropdown>
    </nav>
  )
}
