import type { GroupOrder, ListedOrder, Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { Delivery } from '@xhkt/kit/order/delivery'
import { FailedGroupNotice } from '@xhkt/kit/order/failed-group-notice'
import { OrderActionBar } from '@xhkt/kit/order/order-action-bar'
import { OrderBadge } from '@xhkt/kit/order/order-badge'
import { Parcel } from '@xhkt/kit/order/parcel'
import { PriceLines } from '@xhkt/kit/order/price-lines'
import { StatusIcon } from '@xhkt/kit/order/status-icon'
import { Button } from '@xhkt/kit/ui/button'
import { Example, State, States } from '../layout/example.tsx'
import { sampleCourse } from '../samples.ts'

const code = `import { OrderBadge } from '@xhkt/kit/order/order-badge'
import { StatusIcon } from '@xhkt/kit/order/status-icon'
import { PriceLines } from '@xhkt/kit/order/price-lines'
import { Parcel } from '@xhkt/kit/order/parcel'
import { Delivery } from '@xhkt/kit/order/delivery'
import { FailedGroupNotice } from '@xhkt/kit/order/failed-group-notice'
import { OrderActionBar } from '@xhkt/kit/order/order-action-bar'`

const paidAt = 1_795_000_000
const base = {
  ...{ order_no: '26112300000000000077', kind: 'alone' as const, course: sampleCourse(), group: null, amount: 14_900, remark: '', cancel_reason: '' },
  ...{ created_at: paidAt - 60, expires_at: paidAt + 1740, paid_at: paidAt, address: null, evaluated: false, refund: null, hidden: false },
  ...{ refund_deadline: 0, history: [], total: 19_900, shipment: null },
}
const lines: Order['lines'] = [
  { kind: 'price', label: '课程价格', reason: '原价', amount: 19_900 },
  { kind: 'coupon', label: '优惠券', reason: '新人立减', amount: -5000 },
]
const order = (status: Order['status']): Order => ({ ...base, lines, history: [], status })
const listed = (status: Order['status']): ListedOrder => ({ ...order(status), begun: false })
const shipment = {
  ...{ carrier: '顺丰速运', number: 'SF1234567890' },
  events: [
    { at: paidAt + 90_000, text: '已到达北京海淀营业点，正在派送' },
    { at: paidAt + 40_000, text: '快件已揽收' },
  ],
}

const failed: GroupOrder = { order_no: base.order_no, group_id: '7', status: orderStatus.groupFailed, amount: base.amount }

const statuses = [
  ['待付款', orderStatus.awaitingPayment],
  ['已支付', orderStatus.paid],
  ['配送中', orderStatus.delivering],
  ['已完成', orderStatus.completed],
  ['退款中', orderStatus.refunding],
  ['拼团失败', orderStatus.groupFailed],
  ['已关闭', orderStatus.closed],
  ['已取消', orderStatus.cancelled],
] as const

const nothing = () => undefined

export const OrderSection = () => (
  <Example name="OrderBadge" when="订单的状态、价格明细、物流与操作。列表、订单详情和结算页用的是同一份。" code={code}>
    <States size="word">
      {statuses.map(([label, status]) => (
        <State key={status} label={label}>
          <OrderBadge order={order(status)} />
        </State>
      ))}
    </States>
    <States>
      <State label="图标：StatusIcon">
        <StatusIcon name="truck" size={40} />
      </State>
      <State label="价格明细：PriceLines">
        <PriceLines lines={lines} amount={14_900} label="实付金额" />
      </State>
      <State label="物流：Parcel">
        <Parcel shipment={shipment} />
      </State>
      <State label="还没有物流：Delivery">
        <Delivery order={order(orderStatus.paid)} />
      </State>
    </States>
    <States size="full">
      <State label="拼团失败的说明：FailedGroupNotice">
        <FailedGroupNotice order={failed} title="考研英语全程班" />
      </State>
      {([['待付款', orderStatus.awaitingPayment], ['已完成', orderStatus.completed]] as const).map(([label, status]) => (
        <State key={status} label={`操作：OrderActionBar，${label}`} still>
          <OrderActionBar
            order={listed(status)}
            onForm={nothing}
            onTrack={nothing}
            study={(isMain) => (
              <Button variant={isMain ? 'primary' : 'default'} size="sm">
                开始学习
              </Button>
            )}
            listed
          />
        </State>
      ))}
    </States>
  </Example>
)
