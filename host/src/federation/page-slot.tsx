import { type ReactNode, Suspense } from 'react'
import { PageErrorView } from './page-error-view.tsx'
import { SlowNotice } from './slow-notice.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { titleOf } from './tab-releases.ts'
import { type PageSource, usePageLoad } from './use-page-load.ts'

interface Props {
  source: PageSource
  skeleton: ReactNode
}

/** Shows the skeleton, a notice if the page loads slowly, then the page or an error view. */
export function PageSlot({ source, skeleton }: Props) {
  const [state, retry, onThrow] = usePageLoad(source)
  if (state.at === 'failed') return <PageErrorView owner={source.owner} title={titleOf(source.owner)} offline={state.offline} onRetry={retry} />
  if (state.at === 'loading')
    return (
      <>
        {state.slow && <SlowNotice onRetry={retry} />}
        {skeleton}
      </>
    )
  return (
    <PageErrorBoundary onThrow={onThrow} fallback={skeleton}>
      <Suspense fallback={skeleton}>
        <state.Page />
      </Suspense>
    </PageErrorBoundary>
  )
}
