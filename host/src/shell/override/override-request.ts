import { config } from '@xhkt/platform/config'
import { localItem, sessionItem } from '@xhkt/platform/storage'
import { devtoolsKey, overrideKey } from '../../boot/asks-for-release.ts'

/** What this tab runs in place of live releases, as in the address: overrides and previews, separated by commas. */
export const storedOverride = sessionItem(overrideKey, 'token')

/** Where federation's browser devtools keep the remotes that they override: by name, the address of a manifest or script. */
export const storedByDevtools = localItem(devtoolsKey, 'any')

/** Whether this deployment lets a tab run a developer's release. Production never does. */
export const mayOverride = (): boolean => config.overrides.length > 0
