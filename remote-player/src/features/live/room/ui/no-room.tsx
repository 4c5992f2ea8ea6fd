import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'

/** The address names no live room. */
export const NoRoom = () => (
  <EmptyView page title="直播间不存在" description="链接可能不完整，您可以从课程页面重新进入" action={<AllCoursesLink />} />
)
