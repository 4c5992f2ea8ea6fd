import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** `hovered` ends when the pointer leaves; `pinned` lasts until the panel is closed. */
type State = 'closed' | 'hovered' | 'pinned'

const steps: Record<string, (i: number, count: number) => number> = {
  ArrowDown: (i, count) => (i + 1) % count,
  ArrowUp: (i, count) => (i <= 0 ? count : i) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function useDropdown() {
  const [state, setState] = useState<State>('closed')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = state !== 'closed'
  const close = () => setState('closed')

  useEffect(() => {
    if (!open) return
    // On the document, because the panel can be open by hover while the focus is elsewhere (WCAG 1.4.13).
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setState('closed')
    }
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const rootHandlers = {
    onClick: (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
      // A group is a choice, whose values can be compared while the panel stays open.
      if (!pressed || pressed === button.current || pressed.closest('[role="group"]')) return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      close()
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setState((now) => (now === 'closed' ? 'hovered' : now))
    },
    onPointerLeave: () => setState((now) => (now === 'hovered' ? 'closed' : now)),
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const onButton = event.target === button.current
      const step = steps[event.key]
      if (!step || (onButton && event.key !== 'ArrowDown')) return
      event.preventDefault()
      // This key may open the panel. Its links can take the focus only once it has rendered.
      flushSync(() => setState('pinned'))
      const places = [...(root.current?.querySelectorAll<HTMLElement>('[id] a, [id] button') ?? [])]
      const at = places.findIndex((place) => place === document.activeElement)
      places[step(at, places.length)]?.focus()
    },
  }
  // A click on a hovered panel keeps it open. Closing it under the pointer would look like a failure.
  const toggle = () => setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))
  return { open, root, button, rootHandlers, toggle }
}
