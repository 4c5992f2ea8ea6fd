import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

export const ToCourses = ({ size }: { size?: 'lg' }) => (
  <ButtonLink variant="primary" href="/" size={size}>
    去选课
  </ButtonLink>
)

export const ToMyCourses = ({ size }: { size?: 'lg' }) => (
  <ButtonLink href="/personal/myCourse" size={size}>
    我的课程
  </ButtonLink>
)

export const UnknownCourse = () => <EmptyView page title="课程不存在或已下架" description="您可以看看其他课程" action={<ToCourses />} />

export const UnknownOrder = () => (
  <EmptyView page title="订单不存在" description="请检查链接是否完整，或到“我的课程”查看已购买的课程" action={<ToMyCourses />} />
)

export const UnknownGroup = () => (
  <EmptyView page title="没有找到该团" description="请检查邀请链接是否完整，或请好友重新发给您" action={<ToCourses />} />
)
