import { ButtonLink } from '@xhkt/shared/ui/button'
import { EmptyView } from '@xhkt/shared/ui/state-view'

/** Stands for a course that does not exist, or does no more. */
export function CourseMissing() {
  return (
    <EmptyView
      page
      title="课程不存在或已下架"
      description="您可以看看其他课程"
      action={
        <ButtonLink variant="primary" href="/">
          返回首页
        </ButtonLink>
      }
    />
  )
}
