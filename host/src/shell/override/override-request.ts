import { config } from '@xhkt/platform/config'
import { sessionJson } from '@xhkt/platform/storage'

/** The parameter of the address, and the key in session storage. */
export const overrideKey = 'xhkt_override'

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether this tab has an override, or the address sets or removes one. Always false where no origin is allowed, as in production. */
export const isOverrideRequested = (): boolean =>
  config.overrides.length > 0 && (location.search.includes(overrideKey) || sessionJson.get(overrideKey, isText) !== null)
