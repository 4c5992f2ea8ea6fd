import type { GroupDetail, Order, OrderGroup } from '@xhkt/contract'
import { type GroupStanding, heldSeats, heldText, missingMembers, missingText, unknownGroupText } from '@xhkt/kit/rules/group'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import { formatCount, formatFen } from '@xhkt/kit/format'
import { formatDate } from '@xhkt/platform/date'
import { studyText } from './study-text.ts'

interface Outcome {
  title: string
  description: string
}

export const groupFailed: Outcome = { title: '拼团失败', description: '该团未在规定时间内满员，款项将原路退回，请以微信的到账通知为准' }

/** The state of a group in words, for learners who have not paid yet and for those who have. */
export function groupText(group: OrderGroup, now: number): string {
  if (group.state === unknownState) return '状态未知'
  if (group.state === groupState.complete) return `拼团成功（${formatCount(group.size)}人团）`
  if (group.state === groupState.failed) return '拼团失败'
  if (group.joined === 0) return `${formatCount(group.size)}人团，支付后开团`
  return `拼团中，${formatCount(group.size)}人团${missingText(group, now)}`
}

/** What happens next, after the payment. */
export function paidText(order: Order | undefined, now: number): string {
  const open = `课程已开通，${studyText(order?.agreement_state)}${order?.status === orderStatus.delivering ? '。纸质资料会尽快寄出，可在订单里查看物流' : ''}`
  const group = order?.group
  if (!group) return open
  if (group.state === unknownState) return unknownGroupText
  if (group.state === groupState.complete) return `拼团成功，${open}`
  return `拼团中，${missingText(group, now)}，${formatDate(group.expires_at, 'M月D日 HH:mm')} 截止，未满将自动退款。${open}`
}

/** No new group once the offer is over or no seat is left. */
export const opensAnother = ({ course }: GroupDetail): boolean => course.group_price > 0 && course.sold_out === false

/** Heading and text of the group page. `study` is what a member can do with the course. */
export function groupPageText(standing: GroupStanding, group: GroupDetail, now: number, study: string): Outcome {
  const { price, course } = group
  const held = heldSeats(group, now)
  const leader = group.members[0]?.name ?? '好友'
  switch (standing) {
    case 'inviting':
      return {
        title: `还差 ${formatCount(missingMembers(group))} 人，拼团就成功`,
        description: `${held > 0 ? `还有 ${held} 个名额待支付。` : ''}课程已开通，${study}。到期未满将自动退款，课程同时关闭`,
      }
    case 'joinable':
      return { title: `${leader} 邀您一起拼团`, description: `${missingText(group, now)}，拼团价 ${formatFen(price)}，比单独购买省 ${formatFen(course.price - price)}` }
    case 'unpaid':
      return { title: '您有一笔该团的待付款订单', description: `支付后即可参团，${missingText(group, now)}` }
    case 'held':
      return { title: '剩余名额都在待支付', description: `${heldText(group, now)}${opensAnother(group) ? '，您也可以另开一团' : ''}` }
    case 'complete':
      return { title: '拼团成功', description: `${formatCount(group.size)} 人已到齐，${study}` }
    case 'failed':
      return groupFailed
    case 'closed':
      return {
        title: group.state === groupState.complete ? '来晚了，该团已满员' : '来晚了，该团已结束',
        description: opensAnother(group) ? '您可以另开一团，邀请好友一起学' : '拼团活动已结束，您可以到课程页单独购买',
      }
    case 'not-cheaper':
      return {
        title: '该课程现在无需拼团',
        description: course.price === 0 ? '课程现已免费，可以直接学习' : `单独购买只需 ${formatFen(course.price)}`,
      }
    case 'unknown':
      return { title: '拼团信息加载失败', description: '暂时不能参团，请稍后刷新页面查看' }
    case 'sold-out':
      return { title: '课程已售罄', description: '名额已满，您可以看看其他课程' }
    case 'expired':
      return { title: '您的课程已到期', description: '您曾拥有该课程，直接续费即可继续学习，学习记录保留' }
    case 'owned':
      return { title: '您已拥有该课程', description: '无需再参团，直接继续学习即可' }
  }
}
