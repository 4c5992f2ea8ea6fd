import type { ReactNode } from 'react'
import { rows } from './bone.tsx'
import css from './side-nav.module.css'

/** The bones of a `SideNav` with so many links. */
export const sideNavBones = (links: number, header: ReactNode) => (
  <div className={css.nav}>
    {header}
    <div className={css.list}>{rows(links, css.bone)}</div>
  </div>
)
