import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useSearchParams } from '@xhkt/platform/router'
import { myOrdersAt, tabs } from '../model/order-address.ts'
import { OrderList } from './order-list.tsx'
import css from './order-head.module.css'

const nothingBought = { title: '还没有订单', description: '选一门喜欢的课程，开始学习吧', action: <AllCoursesLink /> }

const nothingIn = (name: string) => ({
  title: `没有${name}的订单`,
  description: '其他状态的订单在“全部”里',
  action: <ButtonLink href={paths.myOrders}>查看全部订单</ButtonLink>,
})

/** What the learner has bought, by status. */
export default function MyOrderPage() {
  const [params] = useSearchParams()
  const list = myOrdersAt(params)
  const { choices, hrefOf } = list
  const current = tabs.find(([tab]) => tab === choices.tab)
  const head = () => (
    <div className={css.head}>
      <ChoiceRow label="订单状态" choices={choicesOf([[undefined, '全部'], ...tabs], choices.tab, (tab) => hrefOf({ tab }))} />
    </div>
  )
  return <OrderList title="我的订单" list={list} head={head} empty={current ? nothingIn(current[1]) : nothingBought} undo />
}
