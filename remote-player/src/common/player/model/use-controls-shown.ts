import { useCallback, useEffect, useRef, useState } from 'react'
import { hasKeyboardFocus } from '../keys/input-modality.ts'

/** How long a resting pointer leaves the controls on the screen, in milliseconds. */
const HIDE_AFTER_MS = 3000

/** Whether the controls are shown: while the pointer moves over the picture, and while the keyboard's focus is among them. */
export function useControlsShown(frame: HTMLElement | null, controls: HTMLElement | null): boolean {
  const [isActive, setIsActive] = useState(true)
  const [isFocused, setIsFocused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const rest = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsActive(false), HIDE_AFTER_MS)
  }, [])
  const show = useCallback(() => {
    setIsActive(true)
    rest()
  }, [rest])

  useEffect(() => {
    if (!frame) return
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setIsActive(false)
    }
    const wakers = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const name of wakers) frame.addEventListener(name, show)
    frame.addEventListener('pointerleave', leave)
    rest()
    return () => {
      for (const name of wakers) frame.removeEventListener(name, show)
      frame.removeEventListener('pointerleave', leave)
      clearTimeout(timer.current)
    }
  }, [frame, show, rest])

  useEffect(() => {
    if (!controls) return
    // A button that was pressed keeps the focus, but not the controls on the screen. An open menu or panel keeps them.
    const enter = ({ target }: FocusEvent) =>
      setIsFocused(hasKeyboardFocus() || (target instanceof Element && target.closest('[role=menu], [role=dialog]') !== null))
    const leave = () => setIsFocused(false)
    controls.addEventListener('focusin', enter)
    controls.addEventListener('focusout', leave)
    return () => {
      controls.removeEventListener('focusin', enter)
      controls.removeEventListener('focusout', leave)
    }
  }, [controls])

  return isActive || isFocused
}
