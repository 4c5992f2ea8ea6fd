import { useMemo } from 'react'
import type { Area } from '@xhkt/shared/federation/areas'
import type { SkeletonKind } from '@xhkt/shared/federation/route-manifest'
import { giveUpLoading, loadedPage, loadPage } from './load-page.ts'
import { PagePlace } from './page-place.tsx'

interface Props {
  area: Area
  page: string
  skeleton: SkeletonKind
}

/** The place of an area's page. */
export function AreaSlot({ area, page, skeleton }: Props) {
  const source = useMemo(
    () => ({
      owner: area,
      loaded: () => loadedPage(area, page),
      load: () => loadPage(area, page),
      giveUp: () => giveUpLoading(area),
    }),
    [area, page],
  )
  return <PagePlace source={source} skeleton={skeleton} />
}
