import { Component, type ReactNode } from 'react'
import { faultyCalls } from '@xhkt/platform/api'
import { queryClient } from '@xhkt/platform/query'
import { InlineError } from './inline-error.tsx'

interface Props {
  /** The content, as a learner calls it. */
  name: string
  children: ReactNode
}

/**
 * Confines a section that throws over an answer that breaks the contract, so that the page, its prices and its main action stay
 * (docs/product/answers.md#sections). An error with valid answers is thrown on to the page, which takes the fallback release.
 */
export class SectionBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  private readonly retry = (): void => {
    // The section is unmounted, so its own queries are inactive now. Their answers would make it throw again.
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => faultyCalls().includes(`GET ${String(queryKey[0])}`) })
    void queryClient.invalidateQueries()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (faultyCalls().length === 0) throw error
    return <InlineError name={this.props.name} onRetry={this.retry} />
  }
}
