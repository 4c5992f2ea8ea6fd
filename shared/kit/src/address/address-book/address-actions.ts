import { api, type ApiError } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { useAction } from '@xhkt/kit/action/use-action'
import type { Address, AddressInput } from '@xhkt/contract'
import { addressesKey } from '../use-addresses.ts'

/** Reads the list again. The list stays on the screen meanwhile. */
function useRefreshAddresses(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: addressesKey })
}

/** Adds an address, or changes the one with `address_id`. */
export function useSaveAddress(onSaved: (address: Address) => void) {
  const refresh = useRefreshAddresses()
  return useAction<Address, { address_id: string | null; input: AddressInput }>({
    run: ({ address_id, input }, idempotencyKey) =>
      address_id === null
        ? api.post('/v1/user/address', input, { idempotencyKey })
        : api.put('/v1/user/address', { ...input, address_id }, { idempotencyKey }),
    onSuccess: async (address) => {
      await refresh()
      toast.success('收货地址已保存')
      onSaved(address)
    },
  })
}

export function useDeleteAddress(onDeleted: () => void) {
  const refresh = useRefreshAddresses()
  return useAction<object, Address>({
    before: ({ name, detail }) => confirm({ content: `确定删除“${name}，${detail}”这个收货地址吗？` }),
    run: ({ address_id }) => api.delete('/v1/user/address', { address_id }),
    onSuccess: async () => {
      await refresh()
      toast.success('收货地址已删除')
      onDeleted()
    },
    onError: refreshUnlessOffline(refresh),
  })
}

export function useChooseDefault() {
  const refresh = useRefreshAddresses()
  return useAction<Address, string>({
    run: (address_id, idempotencyKey) => api.put('/v1/user/address/default', { address_id }, { idempotencyKey }),
    onSuccess: refresh,
    onError: refreshUnlessOffline(refresh),
  })
}

/** After a refusal the list is out of date: another tab has deleted the address. */
function refreshUnlessOffline(refresh: () => Promise<void>): (error: ApiError) => void {
  return ({ kind }) => {
    if (kind === 'business') void refresh()
  }
}
