import * as words from '@xhkt/kit/words'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

/** Shown at an unknown address. */
export function NotFoundPage() {
  return (
    <EmptyView
      page
      title="页面不存在"
      description="您访问的地址可能有误，或页面已被移除"
      action={
        <>
          <ButtonLink variant="primary" href={paths.home}>
            返回首页
          </ButtonLink>
          <ButtonLink href={paths.classified}>{words.allCourses}</ButtonLink>
        </>
      }
    />
  )
}
