import type { ListedOrder } from '@xhkt/contract'
import type { useQueryClient } from '@xhkt/platform/query'

type Client = ReturnType<typeof useQueryClient>

interface OrderPage {
  list: ListedOrder[]
}

/** The lists of a learner's orders. */
const orderLists = ['/v1/user/order/list', '/v1/user/order/group/list'] as const

function changeRow(client: Client, orderNo: string, rowOf: (row: ListedOrder) => ListedOrder): void {
  for (const path of orderLists) {
    client.setQueriesData<OrderPage>({ queryKey: [path] }, (page) => {
      if (!page?.list.some(({ order_no }) => order_no === orderNo)) return page
      return { ...page, list: page.list.map((row) => (row.order_no === orderNo ? rowOf(row) : row)) }
    })
  }
}

/**
 * Changes an order in the cached lists. The order keeps its place, even in a tab to which it no longer belongs, so that nothing jumps
 * under the pointer. Returns the rollback.
 */
export function updateListedOrder(client: Client, orderNo: string, change: Partial<ListedOrder>): () => void {
  const kept = client
    .getQueriesData<OrderPage>({ predicate: ({ queryKey }) => orderLists.some((path) => path === queryKey[0]) })
    .flatMap(([, page]) => page?.list.find(({ order_no }) => order_no === orderNo) ?? [])[0]
  // An answer to a request from before the change would bring the old row back.
  for (const path of orderLists) {
    void client.cancelQueries({ queryKey: [path], predicate: ({ state }) => state.data !== undefined })
  }
  changeRow(client, orderNo, (row) => ({ ...row, ...change }))
  return () => {
    if (kept) changeRow(client, orderNo, () => kept)
  }
}

/** Makes the lists stale. `active` refetches the list on the screen; otherwise a list is refetched at its next visit. */
export function invalidateOrderLists(client: Client, refetchType: 'none' | 'active' = 'none'): void {
  for (const path of orderLists) void client.invalidateQueries({ queryKey: [path], refetchType })
}
