import type { ReactNode } from 'react'
import { groupState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useSearchParams } from '@xhkt/platform/router'
import type { QueryOf } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import box from '../../../common/rows/box.module.css'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { orderBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { GroupItem } from './group-item.tsx'

/** Orders on a page: rows are tall. */
const pageSize = 10

/** A page of the learner's groups. The previous page stays until it loads. Always fresh: friends join. */
const useGroupOrders = (page: number, state: QueryOf<'GET', '/v1/user/order/group/list'>['state']) =>
  useQuery({
    ...apiQuery('/v1/user/order/group/list', { page_size: pageSize, ...(page > 1 && { page }), ...(state && { state }) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

const states = [
  [groupState.filling, '拼团中'],
  [groupState.complete, '拼团成功'],
  [groupState.failed, '拼团失败'],
] as const

type State = (typeof states)[number][0]

const nothingYet = { title: '还没有拼团', description: '和好友一起拼团，课程更优惠', action: <AllCoursesLink /> }

const nothingIn = (name: string) => ({
  title: `没有${name}的订单`,
  description: '其他状态的拼团在“全部”里',
  action: <ButtonLink href={paths.groupOrders}>查看全部拼团</ButtonLink>,
})

/** The groups that the learner has opened or joined. */
export default function GroupOrderPage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const [state, name] = states.find(([value]) => String(value) === params.get('state')) ?? []
  const hrefOf = listHrefs<{ page: number; state: State | undefined }>({
    path: paths.groupOrders,
    choices: { page, state },
    queryOf: (choices) => ({ state: choices.state, page: choices.page > 1 ? choices.page : undefined }),
  })
  const answer = useGroupOrders(page, state)
  const total = useTotal(answer, hrefOf({}))
  const frame = (content: ReactNode) => (
    <PersonalLayout title="我的拼团">
      <div className={box.tabs}>
        <ChoiceRow
          label="拼团状态"
          choices={[
            { key: 'all', name: '全部', href: hrefOf({ state: undefined }), current: state === undefined },
            ...states.map(([value, label]) => ({
              key: String(value),
              name: label,
              href: hrefOf({ state: value }),
              current: value === state,
            })),
          ]}
        />
      </div>
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={(to) => hrefOf({ page: to })}
      loading={frame(<ContentSkeleton>{orderBones}</ContentSkeleton>)}
      empty={name === undefined ? nothingYet : nothingIn(name)}
      frame={frame}
    >
      {(orders) => (
        <Rows>
          {orders.map((order) => (
            <GroupItem key={order.order_no} order={order} onTimeUp={() => void answer.refetch()} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
