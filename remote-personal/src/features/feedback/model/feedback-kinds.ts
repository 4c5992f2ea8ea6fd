import type { FeedbackKind } from '@xhkt/contract'
import { feedbackKind } from '@xhkt/contract/constants'

/** The kinds in the order of the form. */
export const feedbackKinds: readonly { kind: FeedbackKind; name: string }[] = [
  { kind: feedbackKind.course, name: '课程内容' },
  { kind: feedbackKind.playback, name: '视频播放' },
  { kind: feedbackKind.payment, name: '支付与订单' },
  { kind: feedbackKind.account, name: '账号与登录' },
  { kind: feedbackKind.suggestion, name: '功能建议' },
  { kind: feedbackKind.other, name: '其他' },
]

/** A kind of a later release is 其他. */
export const kindName = (kind: number): string => feedbackKinds.find((known) => known.kind === kind)?.name ?? '其他'
