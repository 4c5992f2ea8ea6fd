import type { Order } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { orderOutcome } from '@xhkt/kit/rules/order'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { formatDate } from '@xhkt/platform/date'
import { MyCoursesLink } from '../../../common/my-courses-link.tsx'
import { StatusCard } from '../../../common/status-card.tsx'
import { Tick } from '../../../common/status-marks.tsx'
import { StudyWays } from '../../../common/study-ways.tsx'
import { addressText, redeemText, takesAddress } from '../model/redeem-text.ts'
import css from './redeem-status.module.css'

function Facts({ order: { order_no, course, paid_at, address, remark, shipment } }: { order: Order }) {
  return (
    <>
      <dt>订单编号</dt>
      <dd>{order_no}</dd>
      <dt>课程</dt>
      <dd title={course.title}>
        {course.title}
      </dd>
      <dt>兑换时间</dt>
      <dd>{formatDate(paid_at)}</dd>
      {address && (
        <>
          <dt>收货人</dt>
          <dd title={address.name}>
            {address.name} {address.phone}
          </dd>
          <dt>收货地址</dt>
          <dd className={css.address}>{addressText(address)}</dd>
        </>
      )}
      {remark !== '' && (
        <>
          <dt>订单备注</dt>
          <dd className={css.address}>{remark}</dd>
        </>
      )}
      {shipment && (
        <>
          <dt>快递</dt>
          <dd>
            {shipment.carrier} {shipment.number}
          </dd>
        </>
      )}
    </>
  )
}

/** How a redemption ended: the course is open, and what is delivered. */
export function RedeemStatus({ order }: { order: Order }) {
  const deliveryPath = paths.redeemDelivery(order.order_no)
  const isAddressMissing = takesAddress(order) && order.address === null
  if (orderOutcome(order.status) !== 'paid') {
    return <EmptyView page title="兑换已失效" description="这笔订单已关闭，课程不再开放" action={<MyCoursesLink />} />
  }
  return (
    <StatusCard
      mark={<Tick />}
      title="兑换成功"
      description={redeemText(order)}
      facts={<Facts order={order} />}
      actions={
        <>
          {isAddressMissing && (
            <ButtonLink variant="primary" size="lg" href={deliveryPath}>
              填写收货地址
            </ButtonLink>
          )}
          <StudyWays course={order.course} agreement={order.agreement_state} bought isMain={!isAddressMissing} />
          {takesAddress(order) && !isAddressMissing && (
            <ButtonLink size="lg" href={deliveryPath}>
              修改收货地址
            </ButtonLink>
          )}
          <MyCoursesLink size="lg" />
        </>
      }
    />
  )
}
