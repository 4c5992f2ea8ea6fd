import { Component } from 'react'
import { history } from './navigation.ts'
import { endScrollRestoration } from './scroll-restoration.ts'

/** Followed, because to read it right after a change of the page lays the whole page out. */
let top = 0
window.addEventListener('scroll', () => (top = window.scrollY), { passive: true })

/** Px by which the window is scrolled. */
export const scrolledTo = (): number => top

function scrollWindow(to: number): void {
  top = to
  window.scrollTo(0, to)
}

/** Scrolls a page that is shown again to where it was. */
export const restoreScroll = scrollWindow

interface ScrollToTopProps {
  /** Path and query of the page. */
  address: string
}

/** Scrolls a new page to its top. On back and forward the browser restores the position. */
export class ScrollToTop extends Component<ScrollToTopProps> {
  // Before the new page replaces the old one: the old one is laid out, and the new one would have to be.
  override getSnapshotBeforeUpdate({ address }: ScrollToTopProps): null {
    const action: string = history.action
    if (address !== this.props.address && action !== 'POP') {
      endScrollRestoration()
      scrollWindow(0)
    }
    return null
  }
  // React asks for it beside the method above.
  override componentDidUpdate(): void {}
  override render(): null {
    return null
  }
}
