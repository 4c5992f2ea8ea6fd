import { Suspense } from 'react'
import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { PageErrorView } from './page-error-view.tsx'
import { SlowNotice } from './slow-notice.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { type PageSource, usePageLoad } from './use-page-load.ts'

interface Props {
  source: PageSource
  skeleton: SkeletonKind
}

/** Shows the skeleton, a notice if the page loads slowly, then the page or an error view. */
export function PageSlot({ source, skeleton }: Props) {
  const [state, retry, onThrow] = usePageLoad(source)
  if (state.at === 'failed') return <PageErrorView owner={source.owner} offline={state.offline} onRetry={retry} />
  const waiting = <Skeleton kind={skeleton} />
  if (state.at === 'loading')
    return (
      <>
        {state.slow && <SlowNotice onRetry={retry} />}
        {waiting}
      </>
    )
  return (
    <PageErrorBoundary onThrow={onThrow} fallback={waiting}>
      <Suspense fallback={waiting}>
        <state.Page />
      </Suspense>
    </PageErrorBoundary>
  )
}
