import type { SystemConfig } from '@xhkt/contract'
import { isAnswer } from '@xhkt/platform/api'
import { apiQuery, queryClient } from '@xhkt/platform/query'
import { localItem } from '@xhkt/platform/storage'

/** Kept with a timestamp in 10-digit seconds (docs/product/entities.md#system-config). */
const stored = localItem('xhkt_sys_config', { saved_at: 'count', value: 'any' })

/** An older copy is not shown, not even for a moment: the company may have moved. */
const maxAgeDays = 7

const call = 'GET /v1/sys/config'
const { queryKey } = apiQuery('/v1/sys/config')
const nowSeconds = (): number => Math.floor(Date.now() / 1000)

function readSaved(): SystemConfig | null {
  const { saved_at = 0, value } = stored.get() ?? {}
  const age = nowSeconds() - saved_at
  return age >= 0 && age <= maxAgeDays * 86_400 && isAnswer(call, value) ? (value as SystemConfig) : null
}

/**
 * Shows the system config of the last visit until the server answers (stale-while-revalidate), and stores every answer. Returns a
 * function that stops it.
 */
export function keepSystemConfig(): () => void {
  const saved = readSaved()
  // Always stale: the boot script has requested it already.
  if (saved) queryClient.setQueryData(queryKey, saved, { updatedAt: 0 })
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [path] = event.query.queryKey as readonly unknown[]
    if (path === queryKey[0]) stored.set({ saved_at: nowSeconds(), value: queryClient.getQueryData(queryKey) })
  })
}
