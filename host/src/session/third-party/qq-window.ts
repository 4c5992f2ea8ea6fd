import * as paths from '@xhkt/contract/paths'
import { config } from '@xhkt/platform/config'
import { rememberReturn } from '../return-address.ts'
import { dropState, issueState } from './oauth-state.ts'

const width = 720
const height = 560

/** QQ's page (docs/product/third-parties.md#qq-login). It returns with the access token in the hash. */
function qqAddress(state: string): string {
  const address = new URL(config.qq.authorizeUrl, location.href)
  const query = {
    response_type: 'token',
    client_id: config.qq.clientId,
    redirect_uri: location.origin + paths.qqCallback,
    scope: 'get_user_info',
    state,
    // Empty for the desktop page.
    display: '',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/**
 * Opens QQ's page in a popup. Returns null if the browser blocks it. Call it in the click handler itself.
 * The state is stored first: the popup gets a copy of this tab's session storage, and can finish alone if this tab is gone.
 */
export function openQqWindow(flow: 'qq' | 'qqLink'): { popup: Window; state: string } | null {
  if (flow === 'qq') rememberReturn()
  const state = issueState(flow)
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open(qqAddress(state), 'xhkt_qq_login', `popup,width=${width},height=${height},left=${left},top=${top}`)
  // Some blockers return a window that is closed already.
  if (popup && !popup.closed) return { popup, state }
  dropState(flow)
  return null
}

/** Opens QQ's page in this window. */
export function leaveForQq(): void {
  rememberReturn()
  location.assign(qqAddress(issueState('qqHere')))
}
