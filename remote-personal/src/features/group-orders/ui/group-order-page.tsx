import { groupState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf, listHrefs, readChoice, readPage } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { orderBones } from '../../../common/content-skeleton.tsx'
import box from '../../../common/rows/box.module.css'
import { Boxes } from '../../../common/rows/boxes.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { groupOrdersQuery } from '../api/queries.ts'
import { GroupItem } from './group-item.tsx'

const states = [
  [undefined, '全部'],
  [groupState.filling, '拼团中'],
  [groupState.complete, '拼团成功'],
  [groupState.failed, '拼团失败'],
] as const

const nothingYet = { title: '还没有拼团', description: '和好友一起拼团，课程更优惠', action: <AllCoursesLink /> }

const nothingIn = (name: string) => ({
  title: `没有${name}的订单`,
  description: '其他状态的拼团在“全部”里',
  action: <ButtonLink href={paths.groupOrders}>查看全部拼团</ButtonLink>,
})

/** The groups that the learner has opened or joined. */
export default function GroupOrderPage() {
  const [params] = useSearchParams()
  const choices = { page: readPage(params), state: readChoice(params, 'state', states) }
  const hrefOf = listHrefs({ path: paths.groupOrders, choices, queryOf: ({ state }) => ({ state }) })
  const answer = useQuery(groupOrdersQuery(choices.page, choices.state))
  const name = states.find(([state]) => state === choices.state)?.[1] ?? ''
  return (
    <PersonalList
      title="我的拼团"
      head={
        <div className={box.tabs}>
          <ChoiceRow label="拼团状态" choices={choicesOf(states, choices.state, (state) => hrefOf({ state }))} />
        </div>
      }
      answer={answer}
      hrefOf={(page) => hrefOf({ page })}
      bones={orderBones}
      empty={choices.state === undefined ? nothingYet : nothingIn(name)}
    >
      {(orders) => (
        <Boxes>
          {orders.map((order) => (
            <GroupItem key={order.order_no} order={order} onTimeUp={() => void answer.refetch()} />
          ))}
        </Boxes>
      )}
    </PersonalList>
  )
}
