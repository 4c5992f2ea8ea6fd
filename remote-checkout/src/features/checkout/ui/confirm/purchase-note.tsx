import type { CourseDetail } from '@xhkt/contract'
import { missingText } from '@xhkt/kit/rules/group'
import { dateText, formatFen, momentText } from '@xhkt/kit/format'
import { useNow } from '@xhkt/platform/api'
import { Tag } from '@xhkt/kit/ui/tag'
import type { Purchase } from '../../model/purchase.ts'
import css from './purchase-note.module.css'

type Group = Extract<Purchase, { kind: 'group' }>

/** A new group lasts a day, but not longer than the offer. */
const untilWhen = ({ offer, join }: Group, now: number): string => {
  if (join) return `${momentText(join.expires_at, now)} 前`
  return `24 小时内${offer.ends_at > 0 ? `（最晚 ${momentText(offer.ends_at, now)}）` : ''}`
}

function GroupNote({ group }: { group: Group }) {
  const { offer, join } = group
  const now = useNow(60_000)
  return (
    <div className={css.note}>
      <p className={css.title}>
        <Tag tone="price">{`${offer.size}人团`}</Tag>
        拼团价 {formatFen(offer.price)}，{join ? `加入 ${join.leader_name} 发起的团，${missingText(join, now)}` : `支付后开团，还需邀请 ${offer.size - 1} 人`}
      </p>
      <p className={css.rule}>
        支付后即可开始学习。{untilWhen(group, now)}未满 {offer.size} 人则拼团失败，款项自动原路退回，课程同时关闭。
      </p>
    </div>
  )
}

function RenewalNote({ course: { owned, enrolment, valid_days } }: { course: CourseDetail }) {
  const start = owned ? '续费后在剩余时间之外再加' : '续费后自支付之日起'
  return (
    <div className={css.note}>
      <p className={css.title}>
        <Tag tone="warning">续费</Tag>
        您的课程{owned ? '将于' : '已于'} {dateText(enrolment?.expires_at ?? 0)} 到期
      </p>
      <p className={css.rule}>
        {valid_days === 0 ? '续费后长期有效' : `${start} ${valid_days || '--'} 天${owned ? '' : '有效'}`}，学习记录保留。
      </p>
    </div>
  )
}

/** What is special about this purchase: a group, or a renewal. */
export function PurchaseNote({ purchase, course }: { purchase: Purchase; course: CourseDetail }) {
  if (purchase.kind === 'group') return <GroupNote group={purchase} />
  return purchase.kind === 'renewal' ? <RenewalNote course={course} /> : null
}
