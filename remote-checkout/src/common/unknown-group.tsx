import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'

export const UnknownGroup = () => (
  <EmptyView page title="没有找到该团" description="请检查邀请链接是否完整，或请好友重新发给您" action={<AllCoursesLink />} />
)
