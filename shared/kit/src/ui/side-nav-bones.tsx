import type { ReactNode } from 'react'
import { rows } from './bone.tsx'
import css from './side-nav.module.css'

/** The bones of a `SideNav`. `lines`: its links and the names of its groups. */
export const sideNavBones = (lines: number, header: ReactNode) => (
  <div className={css.nav}>
    {header}
    <div className={css.list}>{rows(lines, css.bone)}</div>
  </div>
)
