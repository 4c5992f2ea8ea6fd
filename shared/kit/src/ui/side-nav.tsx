import type { ReactNode } from 'react'
import css from './side-nav.module.css'

interface SideNavPage {
  path: string
  title: string
  /** Behind the title. */
  badge?: ReactNode
}

interface Props {
  /** Its accessible name. */
  label: string
  pages: readonly SideNavPage[]
  /** The path of the page that is shown. */
  current: string
  /** Over the links. */
  header?: ReactNode
}

/** Links to the pages of one part of the site, in a column beside the page. */
export function SideNav({ label, pages, current, header }: Props) {
  return (
    <nav className={css.nav} aria-label={label}>
      {header}
      <ul className={css.list}>
        {pages.map(({ path, title, badge }) => (
          <li key={path}>
            <a className={css.link} href={path} aria-current={path === current ? 'page' : undefined}>
              {title}
              {badge}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
