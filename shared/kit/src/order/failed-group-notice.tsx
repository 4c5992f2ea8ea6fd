import type { GroupOrder } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import css from './failed-group-notice.module.css'

interface Props {
  order: GroupOrder
  /** The course, where the page does not show it. */
  title?: string
}

/** Tells a member that their group has failed, and where the money is. */
export function FailedGroupNotice({ order: { order_no, status, amount }, title }: Props) {
  const money = status === orderStatus.closed ? '已原路退回' : '正在原路退回'
  return (
    <p className={css.notice}>
      <span>
        <strong>拼团失败</strong>
        {title && `：${title}`}。该团未在规定时间内满员，课程已关闭，{formatFen(amount)} {money}
      </span>
      <a className={classNames(css.link, tallLink)} href={paths.order(order_no)} aria-label={title && `查看退款进度，${title}`}>
        查看退款进度
      </a>
    </p>
  )
}
