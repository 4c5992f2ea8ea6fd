import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import css from './about-frame.module.css'

const pages = [
  { path: paths.about, name: '关于我们' },
  { path: paths.contact, name: '联系我们' },
  { path: paths.userAgreement, name: '用户协议' },
  { path: paths.privacy, name: '隐私政策' },
]

interface Props {
  /** The page's own path. Not read from the address, which may end in a slash. */
  path: string
  children: ReactNode
}

/** The frame of the four pages: navigation between them, and the card. */
export function AboutFrame({ path: here, children }: Props) {
  return (
    <div className={css.columns}>
      <nav className={css.nav} aria-label="关于我们">
        <ul className={css.list}>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <a className={css.link} href={path} aria-current={path === here ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.card}>{children}</div>
    </div>
  )
}
