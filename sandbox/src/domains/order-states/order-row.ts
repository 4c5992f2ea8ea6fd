import type { OrderKind, OrderStatus } from '@xhkt/contract'
import { query } from '../../core/database.ts'

export interface OrderRow {
  order_no: string
  user_id: number
  course_id: number
  status: OrderStatus
  kind: OrderKind
  group_id: number | null
  total: number
  amount: number
  /** JSON of its price lines. */
  lines: string
  created_at: number
  expires_at: number
  paid_at: number
  /** 0: the course was never open by this order. */
  opened_at: number
  valid_until: number
  reopens_as: OrderStatus | null
  coupon_code: string
  promotion_code: string
  invite_code: string
  remark: string
  /** JSON of its address. */
  address: string | null
  cancel_reason: string
  evaluated: number
  hidden: number
}

export const orderByNo = query<OrderRow>('SELECT * FROM orders WHERE order_no = ?')
