import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './switch.module.css'

export interface SwitchProps {
  checked: boolean
  /** Gets the new value. */
  onChange: (checked: boolean) => void
  /** The change is on its way: the switch keeps the focus and ignores presses. */
  busy?: boolean
  /** It cannot be changed now; the text beside it says why. */
  disabled?: boolean
  /** The id of a text that explains it. */
  describedBy?: string
  /** Its name. */
  children: ReactNode
}

/** A control that takes effect at once, without a button that saves. */
export function Switch({ checked, onChange, busy = false, disabled = false, describedBy, children }: SwitchProps) {
  // Not `disabled`: a disabled button loses the keyboard focus.
  const isFixed = busy || disabled
  return (
    <button
      type="button"
      role="switch"
      className={classNames(css.switch, disabled && css.disabled)}
      aria-checked={checked}
      aria-busy={busy || undefined}
      aria-disabled={isFixed || undefined}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isFixed) onChange(!checked)
      }}
    >
      <span className={css.track} aria-hidden="true" />
      <span className={css.name}>{children}</span>
    </button>
  )
}
