import type { Category, SystemConfig } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'

const menuQuery = apiQuery('/v1/menu')
const configQuery = apiQuery('/v1/sys/config')

/** The bar and the footer have no room for a retry button, so they retry by themselves. */
const retryMs = 10_000

/** Also while an earlier answer is shown, because that is stale. */
const retryUntilLoaded = {
  refetchInterval: ({ state }: { state: { data: unknown; status: string } }) =>
    state.data === undefined || state.status === 'error' ? retryMs : (false as const),
}

/** What the bar and the footer show; null while it loads. */
export function useShellData(): { menu: readonly Category[] | null; config: SystemConfig | null } {
  const menu = useQuery({ ...menuQuery, ...retryUntilLoaded })
  const config = useQuery({ ...configQuery, ...retryUntilLoaded })
  return { menu: menu.data?.list ?? null, config: config.data ?? null }
}

/** The shell's data is the same for every user. Dropping it would empty the bar and the footer. */
export const isShellQuery = ([path]: readonly unknown[]): boolean => path === menuQuery.queryKey[0] || path === configQuery.queryKey[0]
