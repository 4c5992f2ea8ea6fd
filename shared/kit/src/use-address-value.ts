import { useLocation } from '@xhkt/platform/router'
import { addressValues } from '@xhkt/contract/federation/early-query'

/**
 * A value of the address, from its query or from the segment `:name` of the page's path. Empty when it is missing, null when it is
 * invalid. The page's early request uses the same value.
 * @param path The path of the page's route.
 */
export function useAddressValue(name: string, path: string): string | null {
  const { pathname, search } = useLocation()
  return addressValues(path, pathname, search)(name)
}
