import { type KeyboardEvent, useRef } from 'react'

/** Safari ends the composing of a word before the Enter that ended it, so that Enter is not marked as composing. In ms. */
const composedMs = 60

/** Tells a key that belongs to the composing of a word from others. */
export function useComposing() {
  const endedAt = useRef(-composedMs)
  return {
    isComposing: (event: KeyboardEvent): boolean =>
      event.nativeEvent.isComposing || event.timeStamp - endedAt.current < composedMs,
    onCompositionEnd: ({ timeStamp }: { timeStamp: number }): void => {
      endedAt.current = timeStamp
    },
  }
}
