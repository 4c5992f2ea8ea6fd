import type { ReactNode } from 'react'
import css from './side-nav.module.css'

interface SideNavPage {
  path: string
  title: string
  /** Behind the title. */
  badge?: ReactNode
  /** The name of the group that begins with this page. */
  group?: string
}

interface Props {
  /** Its accessible name. */
  label: string
  pages: readonly SideNavPage[]
  /** The title of the page that is shown. */
  current: string
  /** What is shown belongs to `current`, as an order to the list of orders. */
  isBelow?: boolean
  /** Over the links. */
  header?: ReactNode
}

/** In a narrow window the links are a strip that scrolls. Moves the strip alone: `scrollIntoView` would move the page too. */
function intoView(link: HTMLAnchorElement | null): void {
  const strip = link?.closest('ul')
  // A link that is in sight stays where it is. Of one that is not, the end of the link before is in sight too.
  if (link && strip && link.offsetLeft + link.offsetWidth > strip.clientWidth) strip.scrollLeft = link.offsetLeft - 48
}

/** Links to the pages of one part of the site: a column beside the page, in a narrow window a strip above it. */
export function SideNav({ label, pages, current, isBelow = false, header }: Props) {
  return (
    <nav className={css.nav} aria-label={label}>
      {header}
      <ul className={css.list}>
        {pages.map(({ path, title, badge, group }) => [
          group && (
            <li key={group} className={css.group}>
              {group}
            </li>
          ),
          <li key={path}>
            <a
              className={css.link}
              ref={title === current ? intoView : undefined}
              href={path}
              aria-current={title === current ? (isBelow ? 'true' : 'page') : undefined}
            >
              {title}
              {badge}
            </a>
          </li>,
        ])}
      </ul>
    </nav>
  )
}
