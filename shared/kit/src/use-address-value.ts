import { useLocation } from '@xhkt/platform/router'
import { addressValues } from '@xhkt/contract/federation/early-query'

/**
 * What the address says under a name, in its query or in the segment `:name` of the page's path: empty where it says nothing, null
 * where that cannot name anything. The page's early request is filled with the same.
 */
export function useAddressValue(name: string, path: string): string | null {
  const { pathname, search } = useLocation()
  return addressValues(path, pathname, search)(name)
}
