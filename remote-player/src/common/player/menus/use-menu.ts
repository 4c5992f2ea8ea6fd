import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'

interface Menu {
  /** Null while it is closed. */
  menu: HTMLElement | null
  button: RefObject<HTMLButtonElement | null>
  close: () => void
  /** Closes it and gives the focus back. */
  leave: () => void
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** The focus of an open menu, and what closes it. Returns the handler of its keys. */
export function useMenu({ menu, button, close, leave }: Menu): (event: KeyboardEvent) => void {
  const closeNow = useEffectEvent(close)

  useEffect(() => {
    if (!menu) return
    const items = itemsOf(menu)
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0]
    chosen?.focus({ preventScroll: true })
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && (menu.contains(target) || button.current?.contains(target))) return
      closeNow()
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [menu, button])

  return (event) => {
    if (!menu) return
    const items = itemsOf(menu)
    const at = items.findIndex((item) => item === document.activeElement)
    const moves: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const to = moves[event.key]
    if (event.key === 'Escape' || event.key === 'ArrowLeft') {
      leave()
    } else if (event.key === 'Tab') {
      close()
      return
    } else if (to === undefined) {
      return
    } else {
      items[to]?.focus({ preventScroll: true })
      items[to]?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
