import { previewParameter } from '@xhkt/contract/federation/preview'
import { config } from '@xhkt/platform/config'
import { localItem, sessionItem } from '@xhkt/platform/storage'

/** The parameter of a developer's override, and the key in session storage. */
export const overrideKey = 'xhkt_override'

/** What this tab runs in place of live releases, as in the address: overrides and previews, separated by commas. */
export const storedOverride = sessionItem(overrideKey, 'token')

/** Where federation's browser devtools keep the remotes that they override: by name, the address of a manifest or script. */
export const storedByDevtools = localItem('__MF_DEVTOOLS__', 'any')

/** Whether this deployment lets a tab run a developer's release. Production never does. */
export const mayOverride = (): boolean => config.overrides.length > 0

/** Whether the address, this tab or the devtools of this browser ask for other releases than the live ones, or the address ends that. */
export const asksForRelease = (): boolean =>
  location.search.includes(`${previewParameter}=`) ||
  config.preview !== undefined ||
  storedOverride.get() !== null ||
  (mayOverride() && (location.search.includes(overrideKey) || storedByDevtools.get() !== null))
