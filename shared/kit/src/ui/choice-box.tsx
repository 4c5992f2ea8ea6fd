import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './choice-box.module.css'

interface Props {
  /** With it the box is a radio button; without it the box only shows its content. */
  radio?: { name: string; checked: boolean; onChange: () => void }
  /** It cannot be chosen now. */
  closed?: boolean
  children: ReactNode
  /** What can be done with it, or why it cannot be chosen, at its end. */
  aside?: ReactNode
}

/** A coupon, an address and the like in a box, of which one may be chosen. */
export function ChoiceBox({ radio, closed, children, aside }: Props) {
  return (
    <div className={classNames(css.box, radio?.checked && css.checked, closed && css.closed)}>
      {radio ? (
        <label className={css.label}>
          <input type="radio" {...radio} />
          {children}
        </label>
      ) : (
        <span className={css.label}>{children}</span>
      )}
      {aside}
    </div>
  )
}
