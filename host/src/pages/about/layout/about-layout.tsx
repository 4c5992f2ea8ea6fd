import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { SideNav } from '@xhkt/kit/ui/side-nav'
import css from './about-layout.module.css'

const pages = [
  { path: paths.about, title: '关于我们' },
  { path: paths.contact, title: '联系我们' },
  { path: paths.userAgreement, title: '用户协议' },
  { path: paths.privacy, title: '隐私政策' },
]

interface Props {
  /** The title of the page. */
  title: string
  children: ReactNode
}

/** The layout of the four pages: navigation between them, and the card. */
export function AboutLayout({ title, children }: Props) {
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <SideNav label="关于我们" pages={pages} current={title} />
      </div>
      <div className={css.card}>{children}</div>
    </div>
  )
}
