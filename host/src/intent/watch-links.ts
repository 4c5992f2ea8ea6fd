import { isHandingFocus } from '../app/page-focus.ts'
import type { HostParts } from './host-parts.ts'

/** So long a pointer, or the focus, rests on a link that is meant, in milliseconds; on its way to another it does not. */
const restMs = 80

/** Says which link of this site a learner is about to follow: by pointer, by keyboard, by touch. */
export function watchLinks({ linkAt }: Pick<HostParts, 'linkAt'>, onIntent: (link: HTMLAnchorElement) => void): void {
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
    if (!isHandingFocus()) aim(linkAt(target))
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
