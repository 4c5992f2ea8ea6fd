import { act } from '@testing-library/react'
import { synchronizeClock } from '@xhkt/platform/api'

/** Synchronizes the clock with a server whose clock is ahead, until the end of the test. */
export function serverIsAhead(seconds: number): void {
  const date = new Date(Date.now() + seconds * 1_000).toUTCString()
  act(() => synchronizeClock(Date.now(), new Headers({ date, 'cache-control': 'no-store' })))
}

afterEach(() => serverIsAhead(0))
