import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { Area } from '@xhkt/shared/federation/areas'
import type { SkeletonKind } from '@xhkt/shared/federation/route-manifest'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { AreaErrorView } from '../pages/area-error-view.tsx'
import { SlowNotice } from '../pages/slow-notice.tsx'
import { RenderBoundary } from './render-boundary.tsx'
import { giveUpLoading, loadedPage, loadPage } from './load-page.ts'

// From here on a learner is told that it takes long, and may try again by hand.
const slowAfter = 3_000

type State = { at: 'loading'; slow: boolean } | { at: 'ready'; Page: ComponentType } | { at: 'failed' }

function initial(area: Area, page: string): State {
  const Page = loadedPage(area, page)
  return Page ? { at: 'ready', Page } : { at: 'loading', slow: false }
}

interface Props {
  area: Area
  page: string
  skeleton: SkeletonKind
}

/** The place of an area's page: skeleton, notice when slow, the page, or an error that keeps the place. */
export function AreaSlot({ area, page, skeleton }: Props) {
  const [state, setState] = useState(() => initial(area, page))
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (loadedPage(area, page) && attempt === 0) return
    let current = true
    const slow = setTimeout(() => current && setState({ at: 'loading', slow: true }), slowAfter)
    loadPage(area, page)
      .then(
        (Page) => current && setState({ at: 'ready', Page }),
        (error: unknown) => {
          reportError(error)
          if (current) setState({ at: 'failed' })
        },
      )
      .finally(() => clearTimeout(slow))
    return () => {
      current = false
      clearTimeout(slow)
    }
  }, [area, page, attempt])

  const retry = (): void => {
    giveUpLoading(area)
    setState({ at: 'loading', slow: false })
    setAttempt((count) => count + 1)
  }

  if (state.at === 'failed') return <AreaErrorView area={area} onRetry={retry} />
  const waiting = <Skeleton kind={skeleton} />
  if (state.at === 'loading')
    return (
      <>
        {state.slow && <SlowNotice onRetry={retry} />}
        {waiting}
      </>
    )
  return (
    <RenderBoundary area={area} onRetry={retry}>
      <Suspense fallback={waiting}>
        <state.Page />
      </Suspense>
    </RenderBoundary>
  )
}
