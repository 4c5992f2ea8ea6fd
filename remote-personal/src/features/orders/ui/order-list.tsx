import type { ReactNode } from 'react'
import type { DataOf } from '@xhkt/contract'
import type { EmptyList } from '@xhkt/kit/list/list-results'
import { useQuery } from '@xhkt/platform/query'
import { orderBones } from '../../../common/content-skeleton.tsx'
import { Boxes } from '../../../common/rows/boxes.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { ordersQuery } from '../api/queries.ts'
import type { OrderList as List } from '../model/order-address.ts'
import { OrderItem } from './order-item.tsx'

interface Props {
  title: string
  list: List
  /** Over the orders: tabs, filters, sums. `answer` is undefined until there is one. */
  head: (answer: DataOf<'GET', '/v1/user/order/list'> | undefined) => ReactNode
  empty: EmptyList
  undo?: boolean
}

/** A page of orders inside the centre. */
export function OrderList({ title, list: { query, hrefOf }, head, empty, undo }: Props) {
  const answer = useQuery(ordersQuery(query))
  return (
    <PersonalList
      title={title}
      head={head(answer.data)}
      answer={answer}
      hrefOf={(page) => hrefOf({ page })}
      bones={orderBones}
      empty={empty}
    >
      {(orders) => (
        <Boxes>
          {orders.map((order) => (
            <OrderItem key={order.order_no} order={order} undo={undo} onTimeUp={() => void answer.refetch()} />
          ))}
        </Boxes>
      )}
    </PersonalList>
  )
}
