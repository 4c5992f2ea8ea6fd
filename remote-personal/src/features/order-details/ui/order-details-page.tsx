import * as paths from '@xhkt/contract/paths'
import { OwnOrder } from '@xhkt/kit/order/own-order'
import { ownOrderBones } from '@xhkt/kit/order/own-order-bones'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { useOrder } from '@xhkt/kit/order/use-order'
import { idFrom } from '@xhkt/kit/query/id-from'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { useSearchParams } from '@xhkt/platform/router'
import { ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { titles } from '../../../layout/titles.ts'

function OrderView({ orderNo }: { orderNo: string }) {
  const query = useOrder(orderNo)
  return (
    <ReadView query={query} loading={<ContentSkeleton>{ownOrderBones}</ContentSkeleton>} notFound={<UnknownOrder />}>
      {(order) => <OwnOrder order={order} reload={() => void query.refetch()} />}
    </ReadView>
  )
}

/** The learner's own order, inside the personal centre. */
export default function OrderDetailsPage() {
  const [params] = useSearchParams()
  const orderNo = idFrom(params, 'order_no')
  return (
    <PersonalLayout title="订单详情" entry={titles[paths.myOrders]}>
      {orderNo ? <OrderView key={orderNo} orderNo={orderNo} /> : <UnknownOrder />}
    </PersonalLayout>
  )
}
