import { apiQuery, useQuery } from '@xhkt/platform/query'
import type { Address } from '@xhkt/contract'

const path = '/v1/user/address/list'

/** The key of the learner's addresses among the queries. */
export const addressesKey = [path] as const

/** The learner's delivery addresses, the default first. `enabled` false: not requested. */
export const useAddresses = (enabled = true) => useQuery({ ...apiQuery(path), enabled, select: ({ list }) => list })

/** The address that the learner chose; the default without a choice, and after the chosen one is deleted. */
export const chosenAddress = (addresses: readonly Address[] | undefined, chosenId: string | null): Address | undefined =>
  addresses?.find(({ address_id }) => address_id === chosenId) ?? addresses?.find(({ is_default }) => is_default)
