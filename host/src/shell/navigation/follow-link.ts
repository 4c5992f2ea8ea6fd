import { routeOf } from '../../federation/tab-releases.ts'
import { history } from './navigation.ts'
import { rememberedAddress } from './remembered-address.ts'
import { noteScroll } from './scroll-restoration.ts'

/** The plain link around an element, if it leads to a page of this site. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return routeOf(link.pathname) && link
}

/**
 * Updates within an event that React does not know render in a task of their own, and their effects run after the frame. Within a click,
 * both would be part of the click's task.
 */
function inOwnTask(update: () => void): void {
  document.addEventListener('followlink', update, { once: true })
  document.dispatchEvent(new Event('followlink'))
}

/** Passes a click on such a link to the router. The browser handles every other click. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = linkAt(event.target)
  if (link) noteScroll()
  if (!link || (link.hash && link.pathname === location.pathname && link.search === location.search)) return
  event.preventDefault()
  const to = rememberedAddress(link.pathname + link.search) + link.hash
  inOwnTask(() => {
    if (to === location.pathname + location.search + location.hash) history.replace(to)
    else history.push(to)
  })
}
