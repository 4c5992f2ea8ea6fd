import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { PaymentSkeleton } from '../../../../payment-skeleton.tsx'
import type { RefusedViewProps } from './refused-view.tsx'

const load = async () => (await import(/* webpackChunkName: "refused" */ './refused-view.tsx')).RefusedView
const failure = new Error('请检查网络后重试')

/** The whole page of a course that cannot be bought. It loads when it is needed: most learners come from a course that they can buy. */
export function LazyRefusedView(props: RefusedViewProps) {
  const { Component, failed, retry } = useLazyComponent(load)
  if (failed) return <ErrorView page error={failure} onRetry={retry} />
  return Component ? <Component {...props} /> : <PaymentSkeleton />
}
