import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Owner } from '@xhkt/shared/federation/areas'
import { queryClient } from '@xhkt/shared/query'
import { PageErrorView } from '../pages/page-error-view.tsx'
import { PageError } from './page-error.ts'
import { releaseName } from './live-registry.ts'

interface Props {
  owner: Owner
  onRetry: () => void
  children: ReactNode
}

/** Keeps a page that throws while it renders from taking the rest of the app along. */
export class RenderBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    const { owner } = this.props
    reportError(new PageError(owner, releaseName(owner), 'render', error))
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const retry = (): void => {
      // What made it throw may be an answer; nobody shows those of the page any more.
      queryClient.removeQueries({ type: 'inactive' })
      this.setState({ failed: false })
      this.props.onRetry()
    }
    return <PageErrorView owner={this.props.owner} onRetry={retry} />
  }
}
