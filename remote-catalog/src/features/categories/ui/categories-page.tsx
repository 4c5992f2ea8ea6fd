import { useSearchParams } from '@xhkt/shared/router'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/shared/ui/state-view'
import { NamedPage } from '../../../kit/named-page.tsx'
import { parseListAddress } from '../model/list-address.ts'
import { useCourseList } from '../model/use-course-list.ts'
import { CourseList } from './course-list.tsx'

function UnknownCategory() {
  return (
    <EmptyView
      title="没有找到该分类"
      description="该分类可能已下架，或链接有误"
      action={
        <ButtonLink variant="primary" href="/categories">
          查看全部课程
        </ButtonLink>
      }
    />
  )
}

export default function CategoriesPage() {
  const [params] = useSearchParams()
  const address = parseListAddress(params)
  const { data, error, unknown, isMoving, isFetching, refetch } = useCourseList(address)

  if (data && !unknown) return <CourseList address={address} answer={data} isMoving={isMoving} />
  return (
    <NamedPage name="课程分类">
      {unknown ? (
        <UnknownCategory />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" />
      )}
    </NamedPage>
  )
}
