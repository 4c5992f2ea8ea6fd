import { Suspense } from 'react'
import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { PageErrorView } from '../pages/page-error-view.tsx'
import { SlowNotice } from '../pages/slow-notice.tsx'
import { RenderBoundary } from './render-boundary.tsx'
import { type PageSource, usePageLoad } from './use-page-load.ts'

interface Props {
  source: PageSource
  skeleton: SkeletonKind
}

/** The place of a page: skeleton, notice when slow, the page, or an error that keeps the place. */
export function PagePlace({ source, skeleton }: Props) {
  const [state, retry, onThrow] = usePageLoad(source)
  if (state.at === 'failed') return <PageErrorView owner={source.owner} onRetry={retry} />
  const waiting = <Skeleton kind={skeleton} />
  if (state.at === 'loading')
    return (
      <>
        {state.slow && <SlowNotice onRetry={retry} />}
        {waiting}
      </>
    )
  return (
    <RenderBoundary onThrow={onThrow} fallback={waiting}>
      <Suspense fallback={waiting}>
        <state.Page />
      </Suspense>
    </RenderBoundary>
  )
}
