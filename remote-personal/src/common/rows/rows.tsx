import type { ReactNode } from 'react'
import css from './rows.module.css'

/** The list around each `Row`. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>
