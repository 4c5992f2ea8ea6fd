import type { DataOf } from '@xhkt/shared/contract'
import { config } from '@xhkt/shared/config'
import { useQuery } from '@xhkt/shared/query'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/shared/ui/state-view'
import { NamedPage } from '../../../kit/named-page.tsx'
import { homeQuery } from '../api/home-query.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { Shelf } from './shelf.tsx'

function NoShelves() {
  return (
    <EmptyView
      title="暂无推荐课程"
      description="您可以到全部课程里看看"
      action={
        <ButtonLink variant="primary" href="/categories">
          查看全部课程
        </ButtonLink>
      }
    />
  )
}

function Home({ home }: { home: DataOf<'GET', '/v1/home'> }) {
  const shelves = home.shelves.filter((shelf) => shelf.courses.length > 0)
  return (
    <>
      {home.banners.length > 0 && <BannerCarousel banners={home.banners} />}
      {shelves.map((shelf, i) => (
        <Shelf key={shelf.category.id} shelf={shelf} first={i === 0} />
      ))}
      {shelves.length === 0 && <NoShelves />}
    </>
  )
}

export default function HomePage() {
  const { data, error, isFetching, refetch } = useQuery(homeQuery())
  return (
    <NamedPage name={config.productName}>
      {data ? (
        <Home home={data} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="home" />
      )}
    </NamedPage>
  )
}
