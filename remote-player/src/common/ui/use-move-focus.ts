import { type RefObject, useEffect } from 'react'

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys, Home and End move the focus among the links or buttons of a list. The player's keys do not see them. */
export function useMoveFocus(list: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const box = list.current
    const move = (event: KeyboardEvent): void => {
      const step = steps[event.key]
      if (!box || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const items = [...box.querySelectorAll<HTMLElement>(selector)]
      const at = items.findIndex((item) => item === document.activeElement)
      if (at < 0) return
      event.preventDefault()
      items[step(at, items.length - 1)]?.focus()
    }
    box?.addEventListener('keydown', move)
    return () => box?.removeEventListener('keydown', move)
  }, [list, selector])
}
