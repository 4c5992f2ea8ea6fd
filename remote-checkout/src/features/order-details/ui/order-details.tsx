import type { ReactNode } from 'react'
import { OwnOrder } from '@xhkt/kit/order/own-order'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { useOrder } from '@xhkt/kit/order/use-order'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { useQuery } from '@xhkt/platform/query'
import page from '../../../common/page.module.css'
import { sharedOrderQuery } from '../api/queries.ts'
import { OrderSkeleton } from '../../../skeletons.tsx'
import { StrangersOrder } from './strangers-order.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className={page.heading}>订单详情</h1>
    <div className={page.card}>{children}</div>
  </>
)

function Own({ orderNo }: { orderNo: string }) {
  const query = useOrder(orderNo)
  return (
    <ReadView page query={query} loading={<OrderSkeleton />} notFound={<UnknownOrder page />}>
      {(order) => (
        <Frame>
          <OwnOrder order={order} reload={() => void query.refetch()} />
        </Frame>
      )}
    </ReadView>
  )
}

/** An order as its buyer shares it: the buyer sees everything, anybody else the course and the status. */
export function OrderDetails({ orderNo }: { orderNo: string }) {
  const query = useQuery(sharedOrderQuery(orderNo))
  return (
    <ReadView page query={query} loading={<OrderSkeleton />} notFound={<UnknownOrder page />}>
      {(order) =>
        order.mine ? (
          <Own orderNo={orderNo} />
        ) : (
          <Frame>
            <StrangersOrder order={order} />
          </Frame>
        )
      }
    </ReadView>
  )
}
