import type { DataOf } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { config } from '@xhkt/platform/config'
import { faultOf, faultTitle } from '@xhkt/kit/query/fault'
import { AllCoursesLink } from '@xhkt/kit/ui/course-not-found'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { NamedPage } from '../../../kit/named-page.tsx'
import { openOffers } from '../model/open-offers.ts'
import { useHome } from '../model/use-home.ts'
import { HomeContent } from './home-content.tsx'

const isEmpty = ({ shelves, lives, coupons, groups, free, teachers }: DataOf<'GET', '/v1/home'>): boolean =>
  [lives, coupons, groups, free, teachers, ...shelves.map((shelf) => shelf.courses)].every((part) => part.length === 0)

function NothingYet() {
  return (
    <EmptyView
      title="暂无推荐课程"
      description="您可以到全部课程里看看"
      action={<AllCoursesLink />}
    />
  )
}

export default function HomePage() {
  const query = useHome()
  const { data, isFetching, refetch } = query
  const fault = faultOf(query)
  const now = useNow(60_000)
  // Before anything is rendered: an empty section takes no space then.
  const home = data && { ...data, groups: openOffers(data.groups, now) }
  return (
    <NamedPage name={config.productName}>
      {home ? (
        <>
          <HomeContent home={home} onBegin={() => void refetch({ cancelRefetch: false })} />
          {isEmpty(home) && <NothingYet />}
        </>
      ) : fault ? (
        <ErrorView title={faultTitle(fault)} error={fault} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="home" />
      )}
    </NamedPage>
  )
}
