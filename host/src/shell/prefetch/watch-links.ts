import { linkAt } from '../navigation/follow-link.ts'
import { isFocusingQuietly } from '../navigation/page-focus.ts'

/** Milliseconds that the pointer or the focus must rest on a link, so that passing over it does not count. */
const restMs = 80

/** Calls `onIntent` with the link of this site that a learner is about to follow: by pointer, keyboard or touch. */
export function watchLinks(onIntent: (link: HTMLAnchorElement) => void): void {
  let aimed: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function aim(link: HTMLAnchorElement | null): void {
    if (link === aimed) return
    clearTimeout(timer)
    aimed = link
    if (link) timer = setTimeout(() => onIntent(link), restMs)
  }
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') aim(linkAt(target))
  }
  const focus = ({ target }: FocusEvent): void => {
    if (!isFocusingQuietly()) aim(linkAt(target))
  }
  const press = ({ target, button }: PointerEvent): void => {
    const link = button === 0 && linkAt(target)
    if (link) onIntent(link)
  }

  const passive = { passive: true }
  document.addEventListener('pointerover', over, passive)
  document.addEventListener('focusin', focus, passive)
  document.addEventListener('pointerdown', press, passive)
}
