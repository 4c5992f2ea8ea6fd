import type { GroupDetail } from '@xhkt/shared/contract'
import { formatFen } from '@xhkt/shared/format'
import type { GroupStanding } from './group-standing.ts'

export interface GroupWords {
  title: string
  description: string
}

const cheaper = ({ price, course }: GroupDetail): string =>
  course.price > price ? `，比单独购买省 ${formatFen(course.price - price)}` : ''

/** What a group's page says of it. */
export function groupWords(standing: GroupStanding, group: GroupDetail): GroupWords {
  const missing = group.size - group.joined
  const leader = group.members[0]?.name ?? '好友'
  switch (standing) {
    case 'inviting':
      return {
        title: `还差 ${missing} 人，拼团就成功`,
        description: '课程已开通，现在就可以学习。到期未满将自动退款，课程同时关闭',
      }
    case 'joinable':
      return { title: `${leader} 邀您一起拼团`, description: `还差 ${missing} 人，拼团价 ${formatFen(group.price)}${cheaper(group)}` }
    case 'complete':
      return { title: '拼团成功', description: `${group.size} 人已到齐，开始学习吧` }
    case 'failed':
      return { title: '拼团失败', description: '该团未在规定时间内满员，款项将原路退回，请以微信的到账通知为准' }
    case 'closed':
      return {
        title: group.state === 2 ? '来晚了，该团已满员' : '来晚了，该团已结束',
        description: group.course.group_price > 0 ? '您可以另开一团，邀请好友一起学' : '拼团活动已结束，您可以到课程页单独购买',
      }
    case 'owned':
      return { title: '您已拥有该课程', description: '无需再参团，直接继续学习即可' }
  }
}
