import type { Order } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'

/** Shown for an order that needs no address, or whose address can no longer be set. */
export function NoDelivery({ order: { kind, order_no, shipment } }: { order: Order }) {
  return (
    <EmptyView
      page
      title={shipment ? '资料已寄出' : '无需填写收货地址'}
      description={shipment ? '包裹已在路上，收货地址不能再修改' : '这笔订单没有等待填写地址的资料'}
      action={
        <ButtonLink variant="primary" href={kind === 'redeem' ? paths.redeemStatus(order_no) : paths.order(order_no)}>
          查看订单
        </ButtonLink>
      }
    />
  )
}
