import { Component, type ReactNode } from 'react'

interface Props {
  /** Stands in for what cannot be drawn. */
  instead: ReactNode
  children: ReactNode
}

/**
 * Keeps a part of the shell that cannot be drawn, as from an answer of another shape than was promised, from taking the
 * whole page along. React tells the console.
 */
export class ShellBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
