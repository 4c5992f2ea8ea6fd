import { Component, type ReactNode } from 'react'

interface Props {
  onThrow: (error: unknown) => void
  /** Shown until the parent has handled the error. */
  fallback: ReactNode
  children: ReactNode
}

/** Confines an error that a page throws while it renders, so that the rest of the app keeps working. */
export class PageErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrow(error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
