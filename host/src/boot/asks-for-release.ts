import { previewParameter } from '@xhkt/contract/federation/preview'

/** The parameter of a developer's override, and the key in session storage of what this tab runs in place of live releases. */
export const overrideKey = 'xhkt_override'
/** The key in local storage of what federation's browser devtools override. */
export const devtoolsKey = '__MF_DEVTOOLS__'

const has = (open: () => Storage, key: string): boolean => {
  try {
    return open().getItem(key) !== null
  } catch {
    // Blocked.
    return false
  }
}

/**
 * Whether the address, this tab or the devtools of this browser ask for other releases than the live ones (shell/override), or the address
 * ends that. `mayOverride`: whether the deployment lets a tab run a developer's release.
 */
export const asksForRelease = (mayOverride: boolean): boolean =>
  location.search.includes(`${previewParameter}=`) ||
  has(() => sessionStorage, overrideKey) ||
  (mayOverride && (location.search.includes(overrideKey) || has(() => localStorage, devtoolsKey)))
