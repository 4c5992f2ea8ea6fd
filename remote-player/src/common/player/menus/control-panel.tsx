import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { ControlButton } from '../controls/control-button.tsx'
import css from './control-panel.module.css'

/** Of the Keyboard API, which not every browser has. */
interface KeyboardLock {
  lock?: (keys: string[]) => Promise<void>
  unlock?: () => void
}

/**
 * Gives Escape to the page while it is in full screen; the browser would leave full screen by it. A held Escape still does. Returns a
 * function that ends it. Without the Keyboard API nothing changes.
 */
function holdEscape(): () => void {
  const { keyboard } = navigator as { keyboard?: KeyboardLock }
  keyboard?.lock?.(['Escape']).catch(() => undefined)
  return () => keyboard?.unlock?.()
}

export interface ControlPanelProps {
  label: string
  shortcut?: string
  /** The text of the button. */
  text: string
  /** Beside the button. */
  before?: ReactNode
  /** The panel stands at the edge of the picture, which shows beside it. Else it stands above its button. */
  isAtEdge?: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** What it shows while it is open. */
  children: ReactNode
}

/** A button of the bar with a panel of fields above it. Escape closes it and leaves full screen only then; a press beside it closes it. */
export function ControlPanel({ label, shortcut, text, before, isAtEdge = false, isOpen, onOpen, children }: ControlPanelProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useEffectEvent(() => onOpen(false))

  useEffect(() => {
    if (!isOpen) return
    const opener = button.current
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) close()
    }
    // Listens before the player does, whose own Escape leaves the full page.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      event.preventDefault()
      close()
      opener?.focus()
    }
    const release = holdEscape()
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      release()
      // The panel had the focus, and is gone.
      if (document.activeElement === document.body) opener?.focus()
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [isOpen])

  return (
    <div ref={root} className={classNames(css.place, isAtEdge && css.atEdge)}>
      {before}
      <ControlButton ref={button} label={label} shortcut={shortcut} menu={{ isOpen, id, kind: 'dialog' }} onClick={() => onOpen(!isOpen)}>
        {text}
      </ControlButton>
      {isOpen && (
        <div id={id} className={css.panel} role="dialog" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}
