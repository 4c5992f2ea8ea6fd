import { Component } from 'react'
import { notedScroll } from '../../boot/hold-scroll.ts'
import { history } from './navigation.ts'
import { endScrollRestoration, restoreScroll, scrollWindow } from './scroll-restoration.ts'

interface PageScrollProps {
  /** Path and query of the page. */
  address: string
  /** The same object as long as the entry of the history is the same. */
  location: object
}

/** Scrolls a new page to its top; on back, forward and reload to where it was left. */
export class PageScroll extends Component<PageScrollProps> {
  override componentDidMount(): void {
    // Restores the position again, because the app has replaced the main area that the boot script scrolled.
    if (notedScroll()) restoreScroll()
  }
  // Runs before the new page replaces the old one, which is laid out already. Later it would force a layout of the new page.
  override getSnapshotBeforeUpdate({ address, location }: PageScrollProps): null {
    const isSamePage = address === this.props.address
    if ((history.action as string) === 'POP' && location !== this.props.location && (restoreScroll() || isSamePage)) return null
    if (isSamePage) return null
    endScrollRestoration()
    scrollWindow(0)
    return null
  }
  // React requires this method beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}
  override render(): null {
    return null
  }
}
