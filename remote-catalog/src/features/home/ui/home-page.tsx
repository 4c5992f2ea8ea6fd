import { config } from '@xhkt/shared/config'
import { useQuery } from '@xhkt/shared/query'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/shared/ui/state-view'
import { Hidden } from '../../../kit/hidden.tsx'
import { homeQuery } from '../api/home-query.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { Shelf } from './shelf.tsx'

export default function HomePage() {
  const { data, error, isFetching, refetch } = useQuery(homeQuery())
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton kind="home" />

  const shelves = data.shelves.filter((shelf) => shelf.courses.length > 0)
  return (
    <>
      <Hidden as="h1">{config.productName}</Hidden>
      {data.banners.length > 0 && <BannerCarousel banners={data.banners} />}
      {shelves.map((shelf, i) => (
        <Shelf key={shelf.category.id} shelf={shelf} first={i === 0} />
      ))}
      {shelves.length === 0 && (
        <EmptyView
          title="暂无推荐课程"
          description="您可以到全部课程里看看"
          action={
            <ButtonLink variant="primary" href="/categories">
              查看全部课程
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
