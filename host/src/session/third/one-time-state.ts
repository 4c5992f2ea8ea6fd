import { sessionJson } from '@xhkt/platform/storage'

/** Which way out a state was made for. `qq` goes with a window of its own, `qqHere` with this one. */
export type WayOut = 'wechat' | 'qq' | 'qqHere'

const keyOf = (way: WayOut): string => `xhkt_state_${way}`
const isString = (value: unknown): value is string => typeof value === 'string'

/** A fresh random `state` for a third party, kept for this tab alone; the one before is worth nothing from now on. */
export function issueState(way: WayOut): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  sessionJson.set(keyOf(way), state)
  return state
}

/** The state that was issued last, or null. */
export const issuedState = (way: WayOut): string | null => sessionJson.get(keyOf(way), isString)

/** Single use: whoever has compared a state drops it, whatever came of it. */
export function dropState(way: WayOut): void {
  sessionJson.remove(keyOf(way))
}
