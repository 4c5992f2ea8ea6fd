import { type LazyComponent, useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import type { RefusedViewProps } from './refused-view.tsx'
import { PaymentSkeleton } from '../../../../payment-skeleton.tsx'

const failure = new Error('请检查网络后重试')

/** The page while its required code loads, and after that code has failed to load. */
const CodeLoading = ({ failed, retry }: Pick<LazyComponent<never>, 'failed' | 'retry'>) =>
  failed ? <ErrorView page error={failure} onRetry={retry} /> : <PaymentSkeleton />

const load = async () => (await import(/* webpackChunkName: "refused" */ './refused-view.tsx')).RefusedView

/** The whole page of a course that cannot be bought. It loads when it is needed: most learners come from a course that they can buy. */
export function LazyRefusedView(props: RefusedViewProps) {
  const { Component, ...loading } = useLazyComponent(load)
  return Component ? <Component {...props} /> : <CodeLoading {...loading} />
}
