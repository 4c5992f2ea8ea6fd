import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

/** Shown when the course does not exist. */
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
