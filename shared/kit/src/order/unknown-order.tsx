import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

interface Props {
  /** The view is the whole page. */
  page?: boolean
}

/** The view in place of an order that does not exist, or is another learner's. */
export const UnknownOrder = ({ page = false }: Props) => (
  <EmptyView
    page={page}
    title="订单不存在"
    description="请检查链接是否完整，或到“我的订单”查看您的订单"
    action={<ButtonLink href={paths.myOrders}>我的订单</ButtonLink>}
  />
)
