import type { Category, SystemConfig } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import type { ReadRetry } from '../layout/read-retry.ts'

const menuQuery = apiQuery('/v1/menu')
const configQuery = apiQuery('/v1/sys/config')
/** Requested by `unread/unread-count.ts` alone, after the page, and set by the page of messages. */
const unreadQuery = { ...apiQuery('/v1/user/notice/count'), enabled: false }

/** The bar and the footer are on every page, so they also retry by themselves. */
const retryMs = 10_000

/** Retries while an earlier answer is shown too, because that is stale. */
const retryUntilLoaded = {
  refetchInterval: ({ state }: { state: { data: unknown; status: string } }) =>
    state.data === undefined || state.status === 'error' ? retryMs : (false as const),
}

interface ShellRead {
  isPending: boolean
  errorUpdateCount: number
  isPaused: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The error stays while a retry runs. Otherwise the notice would come and go. */
const retryOf = (value: unknown, { isPending, errorUpdateCount, isPaused, isFetching, refetch }: ShellRead): ReadRetry | null =>
  value === null && (!isPending || errorUpdateCount > 0 || isPaused) ? { onRetry: () => void refetch(), retrying: isFetching } : null

export interface ShellData {
  /** Null while it loads. */
  menu: readonly Category[] | null
  /** Null while it loads. */
  config: SystemConfig | null
  /** Null unless the menu failed to load. */
  menuRetry: ReadRetry | null
  /** Null unless the config failed to load. */
  configRetry: ReadRetry | null
  /** Unread messages; 0 until they are counted. */
  unread: number
}

/** What the bar and the footer show. */
export function useShellData(): ShellData {
  const menuRead = useQuery({ ...menuQuery, ...retryUntilLoaded })
  const configRead = useQuery({ ...configQuery, ...retryUntilLoaded })
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  const menu = menuRead.data?.list ?? null
  const config = configRead.data ?? null
  return { menu, config, menuRetry: retryOf(menu, menuRead), configRetry: retryOf(config, configRead), unread }
}

/** The shell's data is the same for every user. Dropping it would empty the bar and the footer. */
export const isShellQuery = ([path]: readonly unknown[]): boolean => path === menuQuery.queryKey[0] || path === configQuery.queryKey[0]
