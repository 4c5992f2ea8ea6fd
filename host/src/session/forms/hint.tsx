import type { ReactNode } from 'react'
import css from './hint.module.css'

/** What a learner should know before they send the form. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={css.hint}>{children}</p>
