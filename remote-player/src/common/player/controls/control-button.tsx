import type { ReactNode, Ref } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './control-button.module.css'
import { Icon, type IconName } from './icons.tsx'

export interface ControlButtonProps {
  label: string
  icon?: IconName
  /** The shortcut, shown with the name. */
  shortcut?: string
  isPressed?: boolean
  /** The text of the hint, where it is not the name. */
  hint?: string
  /** The menu, or another panel, that the button opens. */
  menu?: { isOpen: boolean; id: string; kind?: 'menu' | 'dialog' }
  className?: string
  onClick: () => void
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button of the control bar: an icon or a short text, with its name above it while the pointer or the focus is on it. */
export function ControlButton(props: ControlButtonProps) {
  const { label, icon, shortcut, isPressed, hint = label, menu, className, onClick, children, ref } = props
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(css.button, className)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={menu && (menu.kind ?? 'menu')}
      aria-expanded={menu?.isOpen}
      aria-controls={menu?.isOpen ? menu.id : undefined}
      data-hint={shortcut ? `${hint}（${shortcut}）` : hint}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
