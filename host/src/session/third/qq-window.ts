import * as paths from '@xhkt/contract/paths'
import { config } from '@xhkt/platform/config'
import { rememberReturn } from '../return-address.ts'
import { dropState, issueState } from './one-time-state.ts'

const width = 720
const height = 560

/** QQ's page (third-party.md section 3), which comes back with the access token in the hash. */
function qqAddress(state: string): string {
  const address = new URL(config.qq.authorizeUrl, location.href)
  const query = {
    response_type: 'token',
    client_id: config.qq.clientId,
    redirect_uri: location.origin + paths.qqCallback,
    scope: 'get_user_info',
    state,
    // Empty is the page for a computer.
    display: '',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/**
 * Opens QQ's page in a window over this one; null where the browser blocks it. To be called in the click itself.
 * The state is stored first: the window takes a copy of this tab's session storage along, and can finish alone if this tab is gone.
 */
export function openQqWindow(): { popup: Window; state: string } | null {
  rememberReturn()
  const state = issueState('qq')
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open(qqAddress(state), 'xhkt_qq_login', `popup,width=${width},height=${height},left=${left},top=${top}`)
  // Some blockers hand out a window that is closed already.
  if (popup && !popup.closed) return { popup, state }
  dropState('qq')
  return null
}

/** Goes to QQ's page in this window. */
export function leaveForQq(): void {
  rememberReturn()
  location.assign(qqAddress(issueState('qqHere')))
}
