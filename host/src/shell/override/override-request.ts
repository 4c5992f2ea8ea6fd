import { config } from '@xhkt/platform/config'
import { sessionItem } from '@xhkt/platform/storage'

/** The parameter of the address, and the key in session storage. */
export const overrideKey = 'xhkt_override'

/** What this tab runs, as in the address. */
export const storedOverride = sessionItem(overrideKey, 'token')

/** Whether this tab has an override, or the address sets or removes one. Always false where no origin is allowed, as in production. */
export const isOverrideRequested = (): boolean =>
  config.overrides.length > 0 && (location.search.includes(overrideKey) || storedOverride.get() !== null)
