import { config } from '@xhkt/platform/config'
import { sessionJson } from '@xhkt/platform/storage'

/** The parameter of the address, and where its value is kept for this tab. */
export const overrideKey = 'xhkt_override'

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Is this tab to run something else than what is live, or to stop doing so? Never where no origin is allowed, as in production. */
export const wantsOverride = (): boolean =>
  config.overrides.length > 0 && (location.search.includes(overrideKey) || sessionJson.get(overrideKey, isText) !== null)
