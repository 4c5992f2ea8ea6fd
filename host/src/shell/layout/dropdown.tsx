import { type ReactNode, useId } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { useDropdown } from './use-dropdown.ts'
import css from './dropdown.module.css'

interface DropdownProps {
  label: ReactNode
  className?: string
  panelClassName?: string
  /** Whether one of its links leads to the current page. */
  current?: boolean
  /** In a narrow window the panel is as wide as its positioned ancestor. */
  wide?: boolean
  children: ReactNode
}

/**
 * A button that shows a panel of links: by hover, click, Enter, Space or the down arrow. Inside, the arrows, Home and End move the
 * focus; Escape closes the panel and returns the focus. It has no `menu` role, because it holds links and not commands.
 */
export function Dropdown({ label, className, panelClassName, current = false, wide = false, children }: DropdownProps) {
  const id = useId()
  const { open, root, button, rootHandlers, toggle } = useDropdown()
  return (
    <div className={classNames(css.root, wide && css.wide)} ref={root} {...rootHandlers}>
      <button
        ref={button}
        type="button"
        className={classNames(css.button, className)}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onClick={toggle}
      >
        {label}
        <svg className={css.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2.5 4.5L6 8l3.5-3.5" />
        </svg>
      </button>
      <div id={id} className={css.place} hidden={!open}>
        {open && <div className={classNames(css.panel, panelClassName)}>{children}</div>}
      </div>
    </div>
  )
}
