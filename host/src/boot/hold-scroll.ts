import { historyState } from '@xhkt/platform/router/history-state'

/** Where a page was left. */
export interface PageScroll {
  /** Px by which the window was scrolled. */
  top: number
  /** Height of the main area in px. */
  height: number
}

/** Where the current history entry says that the page was left. */
export function notedScroll(): PageScroll | undefined {
  const { top, height } = historyState()
  if (typeof top === 'number' && typeof height === 'number' && height > 0) return { top, height }
}

const style = (element: HTMLElement, height: string, overflow: string, anchor: string): void => {
  Object.assign(element.style, { height, overflowY: overflow })
  document.documentElement.style.setProperty('overflow-anchor', anchor)
}

/**
 * Gives the main area the height that it had, whatever it contains, and scrolls to where the page was left. Content that
 * loads cannot move the page: it is cut off at that height, and scroll anchoring is off.
 */
export function holdScroll(main: HTMLElement, { top, height }: PageScroll): void {
  style(main, `${height}px`, 'clip', 'none')
  window.scrollTo(0, top)
}

/** Gives the main area the height of its content again. */
export const releaseScroll = (main: HTMLElement): void => style(main, '', '', '')
