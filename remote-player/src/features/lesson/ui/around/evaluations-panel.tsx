import { useRef, useState } from 'react'
import { useQueryClient } from '@xhkt/platform/query'
import { CourseEvaluations } from '@xhkt/kit/evaluation/course-evaluations'
import { LazyOrderForm } from '@xhkt/kit/order/lazy-order-form'
import { useOrder } from '@xhkt/kit/order/use-order'
import { Button } from '@xhkt/kit/ui/button'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import css from './evaluations-panel.module.css'
import type { TabPanelProps } from './tab-panel.ts'

/** The form of the order's page, for the order that the course names. */
function Evaluate({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const order = useOrder(orderNo)
  return (
    <div className={css.form}>
      <ReadView query={order} loading={<Spinner label="加载中" />}>
        {(data) => <LazyOrderForm form="evaluate" order={data} onClose={onClose} />}
      </ReadView>
    </div>
  )
}

/** What learners think of the course; a buyer who has not evaluated it can do so here. */
export function EvaluationsPanel({ course }: TabPanelProps) {
  const client = useQueryClient()
  const [isWriting, setIsWriting] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const orderNo = course.evaluation_order_no ?? ''
  return (
    <div>
      {isWriting ? (
        <Evaluate
          orderNo={orderNo}
          onClose={() => {
            setIsWriting(false)
            void client.invalidateQueries({ queryKey: ['/v1/course/evaluation/list'] })
          }}
        />
      ) : (
        orderNo !== '' && (
          <p className={css.invitation}>
            学得怎么样？您的评价会帮助其他学员
            <Button variant="primary" size="sm" onClick={() => setIsWriting(true)}>
              评价课程
            </Button>
          </p>
        )
      )}
      <div ref={list} className={css.list} tabIndex={-1}>
        <CourseEvaluations
          course={course}
          onTurn={() => {
            list.current?.scrollIntoView({ block: 'start' })
            list.current?.focus({ preventScroll: true })
          }}
        />
      </div>
    </div>
  )
}
