import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown if the children throw. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Confines an error in a part of the shell, such as one from an answer of an unexpected shape, so that the rest of the page stays.
 * React logs the error.
 */
export class ShellErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
