import type { ReactNode } from 'react'
import type { DataOf } from '@xhkt/contract'
import { type EmptyList, ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { orderBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import type { OrderList, OrderList as List } from '../model/order-address.ts'
import { OrderItem } from './order-item.tsx'

/** A page of orders. The previous page stays until it loads. Refetched at every visit and when the tab is shown: orders may change. */
const useOrders = ({ query }: OrderList) =>
  useQuery({
    ...apiQuery('/v1/user/order/list', query),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

interface Props {
  title: string
  list: List
  /** Over the orders: tabs, filters, sums. `answer` is undefined until there is one. */
  head: (answer: DataOf<'GET', '/v1/user/order/list'> | undefined) => ReactNode
  empty: EmptyList
  undo?: boolean
}

/** A page of orders inside the centre. */
export function OrderList({ title, list, head, empty, undo }: Props) {
  const { choices, hrefOf } = list
  const answer = useOrders(list)
  const total = useTotal(answer, hrefOf({}))
  const frame = (content: ReactNode) => (
    <PersonalLayout title={title}>
      {head(answer.data)}
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={choices.page}
      total={total}
      hrefOf={(page) => hrefOf({ page })}
      loading={frame(<ContentSkeleton>{orderBones}</ContentSkeleton>)}
      empty={empty}
      frame={frame}
    >
      {(orders) => (
        <Rows>
          {orders.map((order) => (
            <OrderItem key={order.order_no} order={order} undo={undo} onTimeUp={() => void answer.refetch()} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
