import type { ReactNode } from 'react'
import css from './rows.module.css'

/** The list around items that have a border of their own. */
export const Boxes = ({ children }: { children: ReactNode }) => <ul className={css.boxes}>{children}</ul>
