import type { CouponTab, DataOf, MyCoupon, QueryOf } from '@xhkt/contract'
import type { CouponUse } from '@xhkt/contract/transitions/coupon'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { queryPage } from '../../core/pagination.ts'

interface Row {
  code: string
  name: string
  amount: number
  threshold: number
  scope: string
  ends_at: number
  category_id: number | null
  course_id: number | null
  use: CouponUse
  collected_at: number
  order_no: string | null
}

/** By the clock of `?2`: a coupon that nobody has used expires without a change of its row. */
const tabs: Record<CouponTab, string> = {
  usable: "(x.state = 'held' OR (x.state = 'usable' AND c.ends_at > ?2))",
  used: "x.state = 'used'",
  expired: "(x.state = 'expired' OR (x.state = 'usable' AND c.ends_at <= ?2))",
}
const source = 'FROM coupon_collected x JOIN coupon c ON c.code = x.coupon_code WHERE x.user_id = ?1'
const order: Record<CouponTab, string> = {
  usable: 'c.ends_at, c.code',
  used: 'x.collected_at DESC, c.code',
  expired: 'c.ends_at DESC, c.code',
}

const countOf = (tab: CouponTab) => `coalesce(sum(CASE WHEN ${tabs[tab]} THEN 1 END), 0)`
const counts = query<Record<CouponTab, number>>(
  `SELECT ${countOf('usable')} AS usable, ${countOf('used')} AS used, ${countOf('expired')} AS expired ${source}`,
)

function view(tab: CouponTab, row: Row): MyCoupon {
  const { code, name, amount, threshold, scope, ends_at, collected_at, course_id, category_id, order_no } = row
  return {
    ...{ coupon_code: code, name, amount, threshold, scope, ends_at, collected_at },
    use: tab === 'expired' ? 'expired' : row.use,
    course_id: course_id === null ? '' : String(course_id),
    category_id: category_id === null ? '' : String(category_id),
    order_no: order_no ?? '',
  }
}

/** The coupons that a learner has collected, by what became of them (docs/product/orders.md#coupons). */
export function listMyCoupons(
  context: Context,
  user: User,
  { tab = 'usable', ...asked }: QueryOf<'GET', '/v1/user/coupon/list'>,
): DataOf<'GET', '/v1/user/coupon/list'> {
  expireOverdue(context)
  const values = [user.id, context.clock.now()]
  const { usable = 0, used = 0, expired = 0 } = context.db.get(counts, ...values) ?? {}
  const where = `${source} AND ${tabs[tab]}`
  const page = queryPage(context.db, asked, {
    count: query<{ total: number }>(`SELECT count(*) AS total ${where}`),
    rows: query<Row>(`SELECT c.*, x.state AS use, x.collected_at, x.order_no ${where} ORDER BY ${order[tab]} LIMIT ?3 OFFSET ?4`),
    values,
  })
  return { ...page, list: page.list.map((row) => view(tab, row)), counts: { usable, used, expired } }
}
