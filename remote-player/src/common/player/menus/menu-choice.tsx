import type { ReactNode } from 'react'
import { Icon } from '../controls/icons.tsx'
import css from './control-menu.module.css'

export interface MenuChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of several values. */
export function MenuChoice({ isChosen, onChoose, children }: MenuChoiceProps) {
  return (
    <button type="button" className={css.choice} role="menuitemradio" aria-checked={isChosen} tabIndex={-1} onClick={onChoose}>
      <span className={css.mark}>{isChosen && <Icon name="check" />}</span>
      {children}
    </button>
  )
}

/** Groups one below the other. */
export const MenuColumn = ({ children }: { children: ReactNode }) => <div className={css.column}>{children}</div>

/** Values of which one is chosen. */
export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.group} role="group" aria-label={label}>
    <p className={css.title} aria-hidden="true">
      {label}
    </p>
    {children}
  </div>
)
