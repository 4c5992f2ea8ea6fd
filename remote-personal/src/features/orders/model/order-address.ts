import type { OrderStatus, OrderTab, QueryOf, TransactionKind } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { lookOfStatus } from '@xhkt/kit/order/order-status'
import { listHrefs, readChoice, readPage } from '@xhkt/kit/list/list-address'
import * as paths from '@xhkt/contract/paths'
import { readKeyword } from '../../../common/search/keyword.ts'

type ListQuery = QueryOf<'GET', '/v1/user/order/list'>

export const tabs: readonly [tab: OrderTab, name: string][] = [
  ['unpaid', '待付款'],
  ['delivering', '配送中'],
  ['unevaluated', '待评价'],
  ['refund', '退款'],
]

export const kinds: readonly [kind: TransactionKind, name: string][] = [
  ['bought', '购买'],
  ['group', '拼团'],
  ['renewal', '续费'],
  ['redeem', '兑换'],
  ['free', '免费'],
  ['refunded', '退款'],
]

const allStatuses: readonly OrderStatus[] = [1, 2, 3, 4, 5, 6, 7, 0]
export const statuses: readonly [status: OrderStatus, name: string][] = allStatuses.map((status) => [
  status,
  // Rows of this status have either name.
  status === orderStatus.closed ? '已退款/已关闭' : lookOfStatus(status).name,
])

/** The choices of an address. Anything that the list does not know is left out. */
function readChoices(params: URLSearchParams): Omit<ListQuery, 'scope' | 'page_size'> & { page: number } {
  const month = params.get('month')?.trim() ?? ''
  return {
    page: readPage(params),
    tab: readChoice(params, 'tab', tabs),
    kind: readChoice(params, 'kind', kinds),
    status: readChoice(params, 'status', statuses),
    keyword: readKeyword(params),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  }
}

export type OrderChoices = ReturnType<typeof readChoices>

/** Orders on a page of a list: rows are tall. */
const pageSize = 10

/** The list of an address, and the addresses of the same list with other choices. */
function listAt(path: string, choices: OrderChoices, scope: 'all' | undefined) {
  const { page, ...narrowed } = choices
  const given = Object.entries({ ...narrowed, page: page > 1 ? page : undefined }).filter(([, value]) => value !== undefined)
  return {
    choices,
    // Defaults are left out, so that the request equals the early request of the route.
    query: { page_size: pageSize, ...(scope && { scope }), ...Object.fromEntries(given) } satisfies ListQuery,
    hrefOf: listHrefs({ path, choices, queryOf: (to) => to }),
  }
}

export type OrderList = ReturnType<typeof listAt>

/** My orders have tabs. */
export function myOrdersAt(params: URLSearchParams): OrderList {
  const { page, tab } = readChoices(params)
  return listAt(paths.myOrders, { page, tab, kind: undefined, status: undefined, keyword: undefined, month: undefined }, undefined)
}

/** All orders have filters and a search. */
export const allOrdersAt = (params: URLSearchParams): OrderList => listAt(paths.allOrders, { ...readChoices(params), tab: undefined }, 'all')
