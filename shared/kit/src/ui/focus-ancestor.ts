/**
 * A ref for an element that can unmount while it has the focus, such as an error view after 重试. When it unmounts, the focus moves to the
 * nearest focusable ancestor. Otherwise the next Tab would start at the top of the page.
 */
export function focusAncestorOnUnmount(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }
}
