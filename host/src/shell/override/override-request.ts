import { config } from '@xhkt/platform/config'
import { localItem, sessionItem } from '@xhkt/platform/storage'
import { isPreviewRequested } from './preview-request.ts'

/** The parameter of the address, and the key in session storage. */
export const overrideKey = 'xhkt_override'

/** What this tab runs, as in the address. */
export const storedOverride = sessionItem(overrideKey, 'token')

/** Where federation's browser devtools keep the remotes that they override: by name, the address of a manifest or script. */
export const storedByDevtools = localItem('__MF_DEVTOOLS__', 'any')

/** Whether this deployment lets a tab run a developer's release. Production never does. */
export const mayOverride = (): boolean => config.overrides.length > 0

/** Whether this tab or the devtools of this browser have another release than the live one, or the address sets or removes one. */
export const isOverrideRequested = (): boolean =>
  isPreviewRequested() ||
  (mayOverride() &&
  (location.search.includes(overrideKey) || storedOverride.get() !== null || storedByDevtools.get() !== null))
