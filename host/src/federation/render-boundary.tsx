import { Component, type ReactNode } from 'react'

interface Props {
  onThrow: (error: unknown) => void
  /** Stands there until whoever is told has decided. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a page that throws while it renders from taking the rest of the app along. */
export class RenderBoundary extends Component<Props, { failed: boolean }> {
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
