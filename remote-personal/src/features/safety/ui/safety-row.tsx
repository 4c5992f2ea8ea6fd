import type { ReactNode } from 'react'
import css from './safety-row.module.css'

interface Props {
  name: string
  value?: ReactNode
  hint: ReactNode
  /** The buttons. */
  children?: ReactNode
}

/** A setting: what it is, its state, and what can be done. */
export const SafetyRow = ({ name, value, hint, children }: Props) => (
  <li className={css.row}>
    <span className={css.name}>{name}</span>
    <div className={css.text}>
      {value !== undefined && <span className={css.value}>{value}</span>}
      <span className={css.hint}>{hint}</span>
    </div>
    <div className={css.actions}>{children}</div>
  </li>
)
