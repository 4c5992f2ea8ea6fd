import { useMemo, useState } from 'react'
import type { Area } from '@xhkt/contract/federation/areas'
import { AreaSkeleton } from './area-skeleton.tsx'
import { cancelLoading, loadedPage, loadPage } from './load-page.ts'
import { PageSlot } from './page-slot.tsx'
import { switchToFallback } from './fallback-release.ts'
import { releaseOf } from './tab-releases.ts'
import type { PageSource } from './use-page-load.ts'

interface Props {
  area: Area
  page: string
  skeleton: string
}

/** Shows a page of an area. If its release fails, the fallback release replaces it. */
export function AreaSlot({ area, page, skeleton }: Props) {
  const [release, setRelease] = useState(() => releaseOf(area))
  const source = useMemo<PageSource>(
    () => ({
      owner: area,
      release: release.release,
      loaded: () => loadedPage(release, page),
      load: () => loadPage(area, release, page),
      cancel: () => cancelLoading(release),
      replace: async () => {
        const fallback = await switchToFallback(area, page, release)
        if (fallback) setRelease(fallback)
        return fallback?.release ?? null
      },
    }),
    [area, page, release],
  )
  return <PageSlot key={release.release} source={source} skeleton={<AreaSkeleton release={release} name={skeleton} />} />
}
