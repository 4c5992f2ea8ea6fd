import { type FocusEvent, type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { VListHandle } from 'virtua'

interface Options {
  items: readonly { key: string }[]
  /** The key of the newest message, which may come after those of `items`; empty: none. */
  newest: string
  list: RefObject<VListHandle | null>
  /** Contains the list. */
  frame: RefObject<HTMLElement | null>
  /** A key was pressed in the list. */
  onKey: () => void
  /** The focus moves to a message; `isLast`: to the last one of `items`, or to the newest. */
  onMove: (isLast: boolean) => void
}

const rowOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null)

/**
 * The list is one stop of Tab. Arrow keys, Home and End move the focus from message to message, and Tab goes on to the buttons of that one.
 * `focused` is the key of the message that has the focus, or one of whose buttons has it; empty: none.
 */
export function useMessageFocus({ items, newest, list, frame, onKey, onMove }: Options) {
  const [focused, setFocused] = useState('')
  const index = items.findIndex(({ key }) => key === focused)

  /** Whether the row has the focus now, or one of its buttons, which keeps it. */
  const focusRow = useEffectEvent((): boolean => {
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true })
    return Boolean(row?.contains(document.activeElement))
  })
  useLayoutEffect(() => {
    if (!focused || focusRow() || !frame.current) return
    // The list mounts a row that it has held back later, and hides it until it is measured. A hidden row takes no focus.
    const observer = new MutationObserver(() => {
      if (focusRow()) observer.disconnect()
    })
    observer.observe(frame.current, { childList: true, subtree: true, attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [focused, frame])

  const lastInSight = (): number => {
    const { scrollOffset = 0, viewportSize = 0 } = list.current ?? {}
    return list.current?.findItemIndex(scrollOffset + viewportSize) ?? 0
  }
  const next = (key: string): number | undefined => {
    if (key === 'Home') return 0
    if (key === 'End') return items.length - 1
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    return index < 0 ? lastInSight() : index + (key === 'ArrowUp' ? -1 : 1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    onKey()
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const to = altKey || ctrlKey || metaKey || shiftKey ? undefined : next(key)
    if (to === undefined) return
    event.preventDefault()
    const item = items[to]
    if (!item) return
    onMove(to === items.length - 1)
    setFocused(key === 'End' ? newest : item.key)
    list.current?.scrollToIndex(to, { align: 'nearest' })
  }
  const onFocus = ({ target }: FocusEvent): void => setFocused(items[Number(rowOf(target)?.dataset.index ?? -1)]?.key ?? '')
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setFocused('')
  }
  // A message that is out of sight keeps the focus.
  return { focused, keepMounted: index < 0 ? [] : [index], handlers: { onKeyDown, onFocus, onBlur } }
}
