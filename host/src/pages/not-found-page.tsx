import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

/** Stands at an address that nobody owns. */
export function NotFoundPage() {
  return (
    <EmptyView
      page
      title="页面不存在"
      description="您访问的地址可能有误，或页面已被移除"
      action={
        <>
          <ButtonLink variant="primary" href="/">
            返回首页
          </ButtonLink>
          <ButtonLink href="/classified/index">查看全部课程</ButtonLink>
        </>
      }
    />
  )
}
