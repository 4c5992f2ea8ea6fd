import type { Message, MessageKind } from '@xhkt/contract'

export const kinds: readonly [kind: MessageKind, name: string][] = [
  ['order', '订单物流'],
  ['group', '拼团'],
  ['live', '直播'],
  ['benefit', '优惠奖品'],
  ['feedback', '反馈'],
  ['system', '系统'],
]

export const nameOfKind = (kind: Message['kind']): string => kinds.find(([one]) => one === kind)?.[1] ?? '其他'
