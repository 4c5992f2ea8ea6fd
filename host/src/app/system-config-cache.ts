import type { SystemConfig } from '@xhkt/contract'
import { apiQuery, queryClient } from '@xhkt/platform/query'
import { localJson } from '@xhkt/platform/storage'

/** Section 3: the system config is kept with a timestamp, in 10-digit seconds. */
const storageKey = 'xhkt_sys_config'
interface Saved {
  saved_at: number
  value: SystemConfig
}

/** What is older is not shown, not even for a moment: a company may have moved. */
const longestDays = 7

const { queryKey } = apiQuery('/v1/sys/config')
const nowSeconds = (): number => Math.floor(Date.now() / 1000)

const form: Record<keyof SystemConfig, 'string' | 'number'> = {
  public_domain: 'string',
  study_video_report_period: 'number',
  copyright: 'string',
  EHB: 'string',
  ICP: 'string',
  company_tel: 'string',
  company_address: 'string',
  business_cooperation: 'string',
  radio_license: 'string',
  publications_license: 'string',
  business_license: 'string',
  wx_qrcode: 'string',
  kf_wx_qrcode: 'string',
  pc_check_graph_switch: 'number',
}

function isSaved(stored: unknown): stored is Saved {
  const { saved_at, value } = stored as { saved_at: unknown; value: Record<string, unknown> }
  const age = typeof saved_at === 'number' ? nowSeconds() - saved_at : NaN
  return age >= 0 && age <= longestDays * 86_400 && Object.entries(form).every(([field, type]) => typeof value[field] === type)
}

/**
 * Gives every area the system config of the last visit until the server's has come (stale-while-revalidate), and keeps
 * each that comes. Returns how to stop.
 */
export function keepSystemConfig(): () => void {
  const saved = localJson.get(storageKey, isSaved)
  // However young it is, it is asked for again: the boot script has done so already.
  if (saved) queryClient.setQueryData(queryKey, saved.value, { updatedAt: 0 })
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [path] = event.query.queryKey as readonly unknown[]
    if (path === queryKey[0]) localJson.set(storageKey, { saved_at: nowSeconds(), value: queryClient.getQueryData(queryKey) })
  })
}
