import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from './button.tsx'
import { EmptyView } from './state-view.tsx'

/** The content of a page that is not built yet (docs/architecture.md). */
export function NotBuilt() {
  return (
    <EmptyView
      page
      title="该页面尚未建成"
      description="您可以先回到首页看看其他课程"
      action={
        <ButtonLink variant="primary" href={paths.home}>
          返回首页
        </ButtonLink>
      }
    />
  )
}
