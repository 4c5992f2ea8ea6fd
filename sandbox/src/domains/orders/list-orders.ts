import type { DataOf, OrderSums, OrderTab, QueryOf, TransactionKind } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { query, type Value } from '../../core/database.ts'
import { queryPage } from '../../core/pagination.ts'
import { normalizeText } from '../../core/normalize-text.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { listedOrder } from './order-view.ts'

const { awaitingPayment, paid, delivering, completed, refunding, groupFailed, closed } = orderStatus

const isNotFilling = `NOT EXISTS (SELECT 1 FROM group_buy g WHERE g.id = o.group_id AND g.state = ${groupState.filling})`

const tabs: Record<OrderTab, string> = {
  unpaid: `o.status = ${awaitingPayment}`,
  delivering: `o.status = ${delivering}`,
  unevaluated: `o.status IN (${paid}, ${completed}) AND o.evaluated = 0 AND ${isNotFilling}`,
  refund: `o.status IN (${refunding}, ${groupFailed}, ${closed})`,
}

const kinds: Record<TransactionKind, string> = {
  bought: "o.kind = 'alone' AND o.amount > 0",
  group: "o.kind IN ('open', 'join')",
  renewal: "o.kind = 'renewal'",
  redeem: "o.kind = 'redeem'",
  free: "o.kind = 'alone' AND o.amount = 0",
  refunded: `o.status IN (${refunding}, ${groupFailed}, ${closed})`,
}

/** Parts of a WHERE condition with their values. */
type Condition = readonly [sql: string, ...values: Value[]]

type ListQuery = QueryOf<'GET', '/v1/user/order/list'>

/** The first moment of a month in Beijing, `months` later. */
function monthStart(month: string, months = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Date.UTC(year, number - 1 + months) / 1000 - beijingOffset
}

/** `%`, `_` and `\` in a keyword mean themselves. */
const likePattern = (keyword: string): string => `%${normalizeText(keyword).replace(/[\\%_]/g, String.raw`\$&`)}%`

const keywordCondition = (keyword: string): Condition => {
  const pattern = likePattern(keyword)
  return [String.raw`(c.title LIKE ? ESCAPE '\' OR o.order_no LIKE ? ESCAPE '\')`, pattern, pattern]
}

function conditionsOf({ scope, tab, kind, status, keyword, month }: ListQuery): Condition[] {
  return [
    ...(scope === 'all' ? [] : [['o.hidden = 0'] as const]),
    ...(tab ? [[tabs[tab]] as const] : []),
    ...(kind ? [[kinds[kind]] as const] : []),
    ...(status === undefined ? [] : [['o.status = ?', status] as const]),
    ...(keyword ? [keywordCondition(keyword)] : []),
    ...(month ? [['o.created_at >= ? AND o.created_at < ?', monthStart(month), monthStart(month, 1)] as const] : []),
  ]
}

const begun = 'EXISTS (SELECT 1 FROM progress p WHERE p.user_id = o.user_id AND p.course_id = o.course_id)'

/** A learner's orders that meet the conditions: a page of them, and where they come from. */
function pageOf(context: Context, user: User, page: { page?: number; page_size?: number }, conditions: Condition[]) {
  expireOverdue(context)
  const where = ['o.user_id = ?', ...conditions.map(([sql]) => sql)].join(' AND ')
  const values = [user.id, ...conditions.flatMap(([, ...bound]) => bound)]
  const from = `FROM orders o JOIN course c ON c.id = o.course_id LEFT JOIN refund r ON r.order_no = o.order_no WHERE ${where}`
  const rows = queryPage(context.db, page, {
    count: query<{ total: number }>(`SELECT count(*) AS total ${from}`),
    rows: query<OrderRow & { begun: number }>(
      `SELECT o.*, ${begun} AS begun ${from} ORDER BY o.created_at DESC, o.order_no DESC LIMIT ? OFFSET ?`,
    ),
    values,
  })
  return { from, values, ...rows, list: rows.list.map((order) => listedOrder(context, order)) }
}

/** A learner's orders, newest first (docs/product/orders.md#order-pages). */
export function listOrders(context: Context, user: User, asked: ListQuery): DataOf<'GET', '/v1/user/order/list'> {
  const { from, values, ...page } = pageOf(context, user, asked, conditionsOf(asked))
  const sums = query<OrderSums>(`
    SELECT coalesce(sum(CASE WHEN o.paid_at > 0 THEN o.amount END), 0) AS paid,
      coalesce(sum(CASE WHEN r.state = 'arrived' THEN r.amount END), 0) AS refunded ${from}`)
  const { paid: paidSum = 0, refunded = 0 } = context.db.get(sums, ...values) ?? {}
  return { ...page, sums: { paid: paidSum, refunded } }
}

/** A learner's orders of groups, newest first. A group without payment has no state yet. */
export function listGroupOrders(
  context: Context,
  user: User,
  { state, ...asked }: QueryOf<'GET', '/v1/user/order/group/list'>,
): DataOf<'GET', '/v1/user/order/group/list'> {
  const ofState = 'o.opened_at > 0 AND EXISTS (SELECT 1 FROM group_buy g WHERE g.id = o.group_id AND g.state = ?)'
  const conditions: Condition[] = [['o.group_id IS NOT NULL AND o.hidden = 0'], ...(state === undefined ? [] : [[ofState, state] as const])]
  const { list, total, page, page_size } = pageOf(context, user, asked, conditions)
  return { list, total, page, page_size }
}
