import type { Category, SystemConfig } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'

const menuQuery = apiQuery('/v1/menu')
const configQuery = apiQuery('/v1/sys/config')

/** The bar and the footer have no place for a button to try again, so they try by themselves. */
const againMs = 10_000

/** Also when an earlier answer is there to show: what is shown then is old. */
const untilThere = {
  refetchInterval: ({ state }: { state: { data: unknown; status: string } }) =>
    state.data === undefined || state.status === 'error' ? againMs : (false as const),
}

/** What the bar and the footer show; null while it is on the way. */
export function useShellData(): { menu: readonly Category[] | null; config: SystemConfig | null } {
  const menu = useQuery({ ...menuQuery, ...untilThere })
  const config = useQuery({ ...configQuery, ...untilThere })
  return { menu: menu.data?.list ?? null, config: config.data ?? null }
}

/** What the shell shows is everybody's, and the shell stays: forgotten, its bar and footer would fall empty. */
export const isOfTheShell = ([path]: readonly unknown[]): boolean => path === menuQuery.queryKey[0] || path === configQuery.queryKey[0]
