import type { ReactNode } from 'react'
import type { DataOf } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { config } from '@xhkt/platform/config'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { CompareBar } from '../../../common/compare/compare-bar.tsx'
import { NamedPage } from '../../../common/named-page.tsx'
import { openOffers } from '../model/open-offers.ts'
import { useHome } from '../model/use-home.ts'
import { HomeContent } from './home-content.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

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

const Home = ({ children }: { children: ReactNode }) => <NamedPage name={config.productName}>{children}</NamedPage>

export default function HomePage() {
  const query = useHome()
  const now = useNow(60_000)
  return (
    <ReadView query={query} loading={<HomeSkeleton />} renderError={(view) => <Home>{view}</Home>}>
      {(data) => {
        // Filtered here and not in the section, so that a section without offers takes no space.
        const home = { ...data, groups: openOffers(data.groups, now) }
        return (
          <Home>
            <HomeContent home={home} onBegin={() => void query.refetch({ cancelRefetch: false })} />
            {isEmpty(home) && <NothingYet />}
            <CompareBar />
          </Home>
        )
      }}
    </ReadView>
  )
}
