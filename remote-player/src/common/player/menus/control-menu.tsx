import { type ReactNode, useId, useRef, useState } from 'react'
import { ControlButton } from '../controls/control-button.tsx'
import type { IconName } from '../controls/icons.tsx'
import css from './control-menu.module.css'
import { useMenu } from './use-menu.ts'

export interface ControlMenuProps {
  /** The name of what is chosen. */
  label: string
  /** What is chosen now, for the name of the button. */
  value: string
  icon?: IconName
  /** The text of the button, where it has no icon. */
  text?: string
  shortcut?: string
  /** Stays open, because there is more than one thing to choose. */
  isLasting?: boolean
  /** Groups of `MenuChoice`. */
  children: ReactNode
}

/** A button of the bar with a menu above it: arrows, Home and End move, Enter and Space choose, Escape and Tab close. */
export function ControlMenu({ label, value, icon, text, shortcut, isLasting, children }: ControlMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [menu, setMenu] = useState<HTMLDivElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setIsOpen(false)
  const leave = () => {
    close()
    button.current?.focus({ preventScroll: true })
  }
  const onKeyDown = useMenu({ menu, button, close, leave })
  return (
    <div className={css.place}>
      <ControlButton
        ref={button}
        label={`${label}：${value}`}
        hint={label}
        icon={icon}
        shortcut={shortcut}
        menu={{ isOpen, id }}
        onClick={() => setIsOpen((before) => !before)}
      >
        {text}
      </ControlButton>
      {isOpen && (
        <div
          ref={setMenu}
          id={id}
          className={css.menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          onClick={isLasting ? undefined : leave}
        >
          {children}
        </div>
      )}
    </div>
  )
}
