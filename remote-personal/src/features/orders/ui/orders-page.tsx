import * as paths from '@xhkt/contract/paths'
import { useLocation } from '@xhkt/platform/router'
import AllOrderPage from './all-order-page.tsx'
import MyOrderPage from './my-order-page.tsx'

/** Both lists of orders. They have nearly all code and styles in common, so they are one chunk. */
export default function OrdersPage() {
  return useLocation().pathname === paths.allOrders ? <AllOrderPage /> : <MyOrderPage />
}
