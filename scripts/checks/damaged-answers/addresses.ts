import type { DataOf } from '@xhkt/contract'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import type { Sandbox } from './sandbox.ts'

export type PageRoute = Pick<RouteDeclaration, 'page' | 'path' | 'sample'>

/** Tabs and views whose calls differ from those of the page's plain address. */
const views: Readonly<Record<string, readonly string[]>> = {
  '/personal/monthCalendar': ['?view=week', '?view=list'],
  '/personal/personalData': ['?tab=address'],
}

const orderPaths = ['/wx_pay', '/payAgain', '/paystatus', '/orderDetails', '/redeemDelivery', '/payStatusRedeem', '/orderDetail']

/** The addresses at which a page is tried, with ids from the sandbox where a route needs one. */
export async function addressesOf(routes: readonly PageRoute[], sandbox: Sandbox): Promise<string[]> {
  const orders = (await sandbox.answer('/v1/user/order/list?scope=all&page_size=50')) as DataOf<'GET', '/v1/user/order/list'>
  const ofEachStatus = new Map(orders.list.map(({ status, kind, order_no }) => [`${status} ${kind}`, order_no]))
  const group = orders.list.find(({ group: found }) => found)?.group
  return routes.flatMap(({ path, sample = '' }) => {
    if (orderPaths.includes(path)) return [...ofEachStatus.values()].map((order_no) => `${path}?order_no=${order_no}`)
    if (path === '/groupbooking') return [`${path}?group_id=${group?.group_id}`]
    return [path + sample, ...(views[path] ?? []).map((query) => path + query)]
  })
}
