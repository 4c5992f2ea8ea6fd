import { localJson } from '@xhkt/platform/storage'

const KEY = 'xhkt_study_place'

/** The page load of this browser that studied last. */
export interface PlaceRecord {
  session_id: string
  /** `Date.now()` when it was last seen to play. */
  at: number
}

function isRecord(value: unknown): value is PlaceRecord {
  const { session_id, at } = (value ?? {}) as Partial<Record<keyof PlaceRecord, unknown>>
  return typeof session_id === 'string' && typeof at === 'number'
}

export const placeRecord = {
  get: (): PlaceRecord | null => localJson.get(KEY, isRecord),
  set: (session_id: string): void => void localJson.set(KEY, { session_id, at: Date.now() } satisfies PlaceRecord),
  remove: (): void => localJson.remove(KEY),
  subscribe: (listener: () => void): (() => void) => localJson.subscribe(KEY, listener),
}
