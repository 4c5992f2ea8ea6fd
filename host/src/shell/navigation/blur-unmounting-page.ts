import { Component } from 'react'
import { focusedInPage } from './page-focus.ts'

interface BlurUnmountingPageProps {
  /** The key of the page that is shown. */
  shown: string
  /** The keys of all mounted pages. */
  mounted: readonly string[]
}

/**
 * Takes the focus from a page before it unmounts. The browser would do it in the middle of the removal, and would lay out what is left of
 * the page first.
 */
export class BlurUnmountingPage extends Component<BlurUnmountingPageProps> {
  override getSnapshotBeforeUpdate({ shown }: BlurUnmountingPageProps): null {
    if (shown !== this.props.shown && !this.props.mounted.includes(shown)) focusedInPage()?.blur()
    return null
  }
  // React requires this method beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}
  override render(): null {
    return null
  }
}
