import type { MessageKind } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type Db, insertRows, query } from '../../core/database.ts'
import { welcome } from '../accounts/account-messages.ts'
import { courseAt, courseIdAt } from '../courses/seed/course-plan.ts'

const hour = 3600
const day = 24 * hour

interface MessageSeed {
  kind: MessageKind
  title: string
  text: string
  /** A path, or the index of a course whose order the message leads to. */
  target?: string | number
  /** Seconds before the seeding. */
  ago: number
  read?: true
  source?: string
}

const titleOf = (course: number): string => `《${courseAt(course).title}》`

/** The messages of the first account: every kind, read and unread, with and without a target. The last weeks fill a second page. */
const messages: MessageSeed[] = [
  { kind: 'order', title: '资料已寄出', text: `${titleOf(0)}的纸质资料已寄出，可在订单中查看物流。`, target: 0, ago: 43 * hour },
  { kind: 'group', title: '拼团成功', text: `${titleOf(16)}已成团。`, target: 16, ago: 3 * day - 2 * hour },
  { kind: 'feedback', title: '您的反馈有了回复', text: '感谢您的建议，字幕字号已支持调节，请更新后在播放器设置中查看。', target: paths.feedback, ago: 30 * hour },
  {
    ...{ kind: 'system', title: '课程下架通知', target: paths.course('999999'), ago: 2 * day, read: true },
    text: '《旧版考研英语词汇》已下架，已购买的学员可以联系客服更换新版课程。',
  },
  {
    ...{ kind: 'system', title: '国庆期间客服与物流安排', ago: 4 * day },
    text: '10 月 1 日至 7 日客服服务时间调整为每天 10:00 至 18:00，纸质资料暂停寄出，8 日起按付款顺序陆续寄出。直播课照常进行，录播课不受影响。',
  },
  { kind: 'group', title: '拼团失败', text: `${titleOf(8)}未在规定时间内成团，款项将原路退回。`, target: 8, ago: 7 * day },
  { kind: 'order', title: '退款申请未通过', text: `${titleOf(5)}：课程资料已下载，不符合退款条件。课程已重新开放。`, target: 5, ago: 6 * day, read: true },
  { kind: 'benefit', title: '恭喜中奖', text: '您在“国庆答题赛”中获得蓝牙降噪耳机。请在中奖记录中填写收货地址。', target: paths.prizes, ago: 9 * day, read: true, source: 'prize 3' },
  { kind: 'order', title: '退款已到账', text: `${titleOf(9)}的退款已退回付款账户。`, target: 9, ago: 39 * day, read: true },
  { kind: 'live', title: '直播即将开始', text: '您预约的直播课即将开播，提前进入可以测试声音。', target: paths.reservations, ago: 10 * day, read: true },
  { kind: 'benefit', title: '恭喜中奖', text: '您在“邀请好友有礼”中获得7 天全站学习卡。奖品已发放到账户。', target: paths.prizes, ago: 20 * day, read: true, source: 'prize 4' },
  ...Array.from({ length: 12 }, (_, week): MessageSeed => ({
    ...{ kind: 'system', title: '上周学习小结', target: paths.myCourses, ago: (week + 1) * 7 * day, read: true },
    text: `上周您学习了 ${3 + ((week * 5) % 4)} 天，继续保持。打开我的课程，从上次的地方接着听。`,
  })),
]

const orderOf = query<{ order_no: string }>('SELECT order_no FROM orders WHERE user_id = 1 AND course_id = ?')

export function seedMessages(db: Db, now: number): void {
  const pathOf = (target: MessageSeed['target']): string => {
    if (typeof target !== 'number') return target ?? ''
    const order = db.get(orderOf, courseIdAt(target))
    return order ? paths.order(order.order_no) : paths.myOrders
  }
  const oldestFirst = [...messages].sort((a, b) => b.ago - a.ago)
  insertRows(
    db,
    'message',
    ['user_id', 'kind', 'title', 'text', 'target', 'source', 'created_at', 'is_read'],
    [
      ...oldestFirst.map(({ kind, title, text, target, ago, read, source }) => [
        ...[1, kind, title, text, pathOf(target), source ?? null, now - ago, read ? 1 : 0],
      ]),
      [2, welcome.kind, welcome.title, welcome.text, welcome.target ?? '', welcome.source ?? null, now, 0],
    ],
  )
}
