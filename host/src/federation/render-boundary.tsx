import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Area } from '@xhkt/shared/federation/areas'
import { queryClient } from '@xhkt/shared/query'
import { AreaErrorView } from '../pages/area-error-view.tsx'
import { AreaError } from './area-error.ts'
import { releaseOf } from './live-registry.ts'

interface Props {
  area: Area
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
    const release = releaseOf(this.props.area)?.release ?? 'none'
    reportError(new AreaError(this.props.area, release, 'render', error))
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const retry = (): void => {
      // What made it throw may be an answer; nobody shows those of the page any more.
      queryClient.removeQueries({ type: 'inactive' })
      this.setState({ failed: false })
      this.props.onRetry()
    }
    return <AreaErrorView area={this.props.area} onRetry={retry} />
  }
}
