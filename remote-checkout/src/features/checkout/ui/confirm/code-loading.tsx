import type { LazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { PaymentSkeleton } from '../../../../payment-skeleton.tsx'

const failure = new Error('请检查网络后重试')

/** The page while code that it cannot do without loads, and after that has failed. */
export const CodeLoading = ({ failed, retry }: Pick<LazyComponent<never>, 'failed' | 'retry'>) =>
  failed ? <ErrorView page error={failure} onRetry={retry} /> : <PaymentSkeleton />
