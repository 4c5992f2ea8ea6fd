import { useLayoutEffect, useRef, useState } from 'react'
import type { MediaFailure } from '@xhkt/kit/media/attach-media'

/** An address that fails again within this time is left to the learner's retry, in milliseconds. */
const MIN_INTERVAL_MS = 60_000

/**
 * Requests a new address when the current one is not valid any more. Returns whether it is requesting, so that no error shows
 * until then. `ask` is stable.
 */
export function useFreshAddress(failure: MediaFailure | null, ask: () => void): boolean {
  const askedAt = useRef(-Infinity)
  const [askedFor, setAskedFor] = useState<MediaFailure | null>(null)
  // Before the browser paints the error.
  useLayoutEffect(() => {
    const now = performance.now()
    if (failure?.reason !== 'stale-address' || now - askedAt.current < MIN_INTERVAL_MS) return
    askedAt.current = now
    setAskedFor(failure)
    ask()
  }, [failure, ask])
  return failure !== null && failure === askedFor
}
