import { localItem } from '@xhkt/platform/storage'

/** The page load of this browser that studied last. */
export interface PlaceRecord {
  session_id: string
  /** `Date.now()` when it was last seen to play. */
  at: number
}

const stored = localItem('xhkt_study_place', { session_id: 'token', at: 'count' })

export const placeRecord = {
  get: (): PlaceRecord | null => stored.get(),
  set: (session_id: string): void => void stored.set({ session_id, at: Date.now() }),
  remove: (): void => stored.remove(),
  subscribe: (listener: () => void): (() => void) => stored.subscribe(listener),
}
