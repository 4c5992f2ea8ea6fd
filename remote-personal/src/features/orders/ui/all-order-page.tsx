import type { DataOf } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useSearchParams } from '@xhkt/platform/router'
import { allOrdersAt, kinds, statuses, type OrderList as List } from '../model/order-address.ts'
import { OrderList } from './order-list.tsx'
import { OrderSearch } from './order-search.tsx'
import css from './order-head.module.css'

const nothingYet = { title: '还没有订单', description: '购买、兑换、拼团、续费和退款都会记在这里', action: <AllCoursesLink /> }

const nothingFound = {
  title: '没有符合条件的订单',
  description: '换一个条件，或查看全部订单',
  action: <ButtonLink href={paths.allOrders}>清除条件</ButtonLink>,
}

const Filters = ({ list: { choices, hrefOf } }: { list: List }) => (
  <>
    <ChoiceRow label="交易类型" choices={choicesOf([[undefined, '全部'], ...kinds], choices.kind, (kind) => hrefOf({ kind }))} />
    <ChoiceRow label="订单状态" choices={choicesOf([[undefined, '全部'], ...statuses], choices.status, (status) => hrefOf({ status }))} />
  </>
)

/** The sums of everything that the list has, on any page. */
const Sums = ({ answer: { total, sums } }: { answer: DataOf<'GET', '/v1/user/order/list'> }) => (
  <p className={css.sums} role="status">
    共 <strong>{total}</strong> 笔，实付 <strong>{formatFen(sums.paid)}</strong>，已退款 <strong>{formatFen(sums.refunded)}</strong>
  </p>
)

/** Every transaction of the learner, also what they have deleted from my orders. */
export default function AllOrderPage() {
  const [params] = useSearchParams()
  const list = allOrdersAt(params)
  const { kind, status, keyword, month } = list.choices
  const isFiltered = kind !== undefined || status !== undefined || keyword !== undefined || month !== undefined
  return (
    <OrderList
      title="全部订单"
      list={list}
      head={(answer) => (
        <div className={css.head}>
          <OrderSearch key={`${keyword ?? ''} ${month ?? ''}`} list={list} />
          <Filters list={list} />
          {answer && answer.total > 0 && <Sums answer={answer} />}
        </div>
      )}
      empty={isFiltered ? nothingFound : nothingYet}
    />
  )
}
