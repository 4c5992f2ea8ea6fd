import { useLocation } from '@xhkt/platform/router'
import { Learner } from './learner.tsx'
import { places } from './places.ts'
import css from './side-nav.module.css'

export function SideNav() {
  const { pathname } = useLocation()
  const here = pathname.replace(/\/+$/, '')
  return (
    <nav className={css.nav} aria-label="个人中心">
      <Learner />
      <ul className={css.list}>
        {places.map(({ path, title }) => (
          <li key={path}>
            <a className={css.link} href={path} aria-current={path === here ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
