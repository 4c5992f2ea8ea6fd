import { useLayoutEffect, useRef, useState } from 'react'
import type { MediaFailure } from '@xhkt/kit/media/attach-media'

/** An address that fails again within this time is left to the learner's retry, in milliseconds. */
const AGAIN_MS = 60_000

/**
 * Asks by itself for a new address when the current one is not valid any more. Returns whether it is asking, so that no error shows
 * meanwhile. `ask` is stable.
 */
export function useFreshAddress(failure: MediaFailure | null, ask: () => void): boolean {
  const askedAt = useRef(-Infinity)
  const [askedFor, setAskedFor] = useState<MediaFailure | null>(null)
  // Before the browser paints the error.
  useLayoutEffect(() => {
    const now = performance.now()
    if (failure?.reason !== 'stale-address' || now - askedAt.current < AGAIN_MS) return
    askedAt.current = now
    setAskedFor(failure)
    ask()
  }, [failure, ask])
  return failure !== null && failure === askedFor
}
