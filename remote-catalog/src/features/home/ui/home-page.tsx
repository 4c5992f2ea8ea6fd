import { config } from '@xhkt/shared/config'
import { useQuery } from '@xhkt/shared/query'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { ErrorView } from '@xhkt/shared/ui/state-view'
import { NamedPage } from '../../../kit/named-page.tsx'
import { homeQuery } from '../api/home-query.ts'
import { HomeContent } from './home-content.tsx'

export default function HomePage() {
  const { data, error, isFetching, refetch } = useQuery(homeQuery())
  return (
    <NamedPage name={config.productName}>
      {data ? (
        <HomeContent home={data} onBegin={() => void refetch({ cancelRefetch: false })} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="home" />
      )}
    </NamedPage>
  )
}
