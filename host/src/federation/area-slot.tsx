import { useMemo, useState } from 'react'
import type { Area } from '@xhkt/contract/federation/areas'
import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { giveUpLoading, loadedPage, loadPage } from './load-page.ts'
import { PagePlace } from './page-place.tsx'
import { standIn } from './stand-in.ts'
import { releaseOf } from './tab-releases.ts'
import type { PageSource } from './use-page-load.ts'

interface Props {
  area: Area
  page: string
  skeleton: SkeletonKind
}

/** The place of an area's page. A release that fails there gives it to the one that stands behind it. */
export function AreaSlot({ area, page, skeleton }: Props) {
  const [release, setRelease] = useState(() => releaseOf(area))
  const source = useMemo<PageSource>(
    () => ({
      owner: area,
      release: release.release,
      loaded: () => loadedPage(release, page),
      load: () => loadPage(area, release, page),
      giveUp: () => giveUpLoading(release),
      replace: async () => {
        const other = await standIn(area, page, release)
        if (other) setRelease(other)
        return other?.release ?? null
      },
    }),
    [area, page, release],
  )
  return <PagePlace key={release.release} source={source} skeleton={skeleton} />
}
