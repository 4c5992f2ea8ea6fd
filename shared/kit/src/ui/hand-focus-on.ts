/**
 * A ref for what may go while it has the keyboard's focus, as a view does whose 重试 was pressed: the focus moves to the nearest
 * place around it that can have it. Dropped, it would leave the next Tab to start over at the top of the window.
 */
export function handFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }
}
