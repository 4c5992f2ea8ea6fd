import type { Address, DataOf, Prize } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { givePrizeAddress } from '../api/queries.ts'

type Page = DataOf<'GET', '/v1/user/prize/list'>
type Client = ReturnType<typeof useQueryClient>

const prizes = { queryKey: ['/v1/user/prize/list'] }

function replace(client: Client, prize: Prize): void {
  const given = (row: Prize) => (row.prize_id === prize.prize_id ? prize : row)
  client.setQueriesData<Page>(prizes, (page) => page && { ...page, list: page.list.map(given) })
}

/** Sends the address of a prize, once. The prize is shown as prepared at once, and waits for its address again when the call fails. */
export function useGiveAddress(prize: Prize) {
  const client = useQueryClient()
  const { start, busy } = useAction({
    before: ({ name, detail }: Address) =>
      confirm({ content: `奖品将寄给 ${name}，${detail}。收货地址只能填写一次，确定吗？` }),
    optimistic: ({ name, phone, region, detail }) => {
      void client.cancelQueries({ ...prizes, predicate: ({ state }) => state.data !== undefined })
      replace(client, { ...prize, state: 'preparing', address: { name, phone, region, detail } })
      return () => replace(client, prize)
    },
    run: ({ address_id }, idempotencyKey) => givePrizeAddress({ prize_id: prize.prize_id, address_id }, idempotencyKey),
    onSuccess: (given) => {
      replace(client, given)
      toast.success('收货地址已提交，奖品寄出后可以查看物流')
    },
    onError: () => client.invalidateQueries(prizes),
  })
  return { give: start, giving: busy }
}
