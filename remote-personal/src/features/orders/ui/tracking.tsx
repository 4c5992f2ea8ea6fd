import { useEffect, useRef } from 'react'
import { Delivery } from '@xhkt/kit/order/delivery'
import { useOrder } from '@xhkt/kit/order/use-order'
import { Button } from '@xhkt/kit/ui/button'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import css from './tracking.module.css'

/** Where the parcel of an order is, below its row. */
export function Tracking({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const query = useOrder(orderNo)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label="物流信息">
      <div className={css.head}>
        <h2 ref={heading} className={css.title} tabIndex={-1}>
          物流信息
        </h2>
        <Button variant="text" size="sm" onClick={onClose}>
          收起物流
        </Button>
      </div>
      <ReadView
        query={query}
        loading={<Spinner label="加载中" />}
        renderError={() => <InlineReadError name="物流信息" query={query} />}
      >
        {(order) => <Delivery order={order} />}
      </ReadView>
    </section>
  )
}
