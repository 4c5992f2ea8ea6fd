import type { ReactNode } from 'react'
import { OwnerOrder } from '@xhkt/kit/order/owner-order'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { useOrder } from '@xhkt/kit/order/use-order'
import { idFrom } from '@xhkt/kit/query/id-from'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { useSearchParams } from '@xhkt/platform/router'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { MineSkeleton } from '../../../skeletons.tsx'

const Frame = ({ children }: { children: ReactNode }) => <PersonalLayout title="订单详情">{children}</PersonalLayout>

const NoOrder = () => (
  <Frame>
    <UnknownOrder />
  </Frame>
)

function OrderView({ orderNo }: { orderNo: string }) {
  const query = useOrder(orderNo)
  return (
    <ReadView query={query} loading={<MineSkeleton />} notFound={<NoOrder />} renderError={(view) => <Frame>{view}</Frame>}>
      {(order) => (
        <Frame>
          <OwnerOrder order={order} reload={() => void query.refetch()} />
        </Frame>
      )}
    </ReadView>
  )
}

/** The learner's own order, inside the personal centre. */
export default function OrderPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return orderNo ? <OrderView key={orderNo} orderNo={orderNo} /> : <NoOrder />
}
