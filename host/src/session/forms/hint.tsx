import type { ReactNode } from 'react'
import css from './hint.module.css'

export const Hint = ({ children }: { children: ReactNode }) => <p className={css.hint}>{children}</p>
