import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'

export const UnknownCoupon = () => (
  <EmptyView page title="优惠券不存在" description="请检查链接是否完整，或看看其他课程的优惠" action={<AllCoursesLink />} />
)

export const IncompleteLink = () => (
  <EmptyView page title="链接不完整" description="链接里没有优惠券编号，请重新打开收到的链接" action={<AllCoursesLink />} />
)
