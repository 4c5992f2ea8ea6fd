import type { Order } from '@xhkt/contract'

/** How a course was bought. */
export const orderKinds: Record<Order['kind'], string> = {
  alone: '单独购买',
  renewal: '续费',
  open: '发起拼团',
  join: '参加拼团',
  redeem: '兑换码兑换',
  unknown: '其他方式',
}
