import type { Renewal } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Row } from '@xhkt/kit/ui/row'
import { Tag } from '@xhkt/kit/ui/tag'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNowSelector } from '@xhkt/platform/api'
import box from '../../../common/rows/box.module.css'
import { expiryText } from '../../../common/expiry-text.ts'

/** A course to renew: when it ends, and what the renewal costs. */
export function RenewalItem({ renewal: { course, expires_at, renew_price, valid_days } }: { renewal: Renewal }) {
  const isOver = useNowSelector((now) => expires_at <= now, 60_000)
  const when = useNowSelector((now) => expiryText(expires_at, now), 60_000)
  const isPriced = !Number.isNaN(renew_price)
  const price = isPriced ? (
    <>
      续费价 <strong className={box.urgent}>{formatFen(renew_price)}</strong>
    </>
  ) : (
    '价格加载失败'
  )
  const actions = isPriced && (
    <ButtonLink variant="primary" size="sm" href={paths.payment(course.id)}>
      续费
      <VisuallyHidden>{course.title}</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Row as="li" cover={course.cover} title={course.title} href={paths.course(course.id)} actions={actions}>
      <p className={box.facts}>
        <Tag tone={isOver ? 'neutral' : 'warning'}>{isOver ? '已到期' : '即将到期'}</Tag>
        <span>{when}</span>
      </p>
      <p className={box.facts}>
        <span>
          {price}，{valid_days === 0 ? '续费后长期有效' : `续 ${valid_days || '--'} 天`}
        </span>
      </p>
    </Row>
  )
}
