import { sessionItem } from '@xhkt/platform/storage'

/** Which login issued a state: `qq` runs in a popup, `qqHere` in this window. The `Link` flows bind an account to a signed-in learner. */
export type StateFlow = 'wechat' | 'qq' | 'qqHere' | 'wechatLink' | 'qqLink'

const storedState = (flow: StateFlow) => sessionItem(`xhkt_state_${flow}`, 'token')

/** Creates a random OAuth `state` and stores it for this tab. It replaces the one before. */
export function issueState(flow: StateFlow): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  storedState(flow).set(state)
  return state
}

/** The state that was issued last, or null. */
export const issuedState = (flow: StateFlow): string | null => storedState(flow).get()

/** Call after each comparison, whatever its result: a state is for single use. */
export function dropState(flow: StateFlow): void {
  storedState(flow).remove()
}
