/** Milliseconds. A smaller offset counts as 0, because a `Date` has whole seconds and latencies differ. */
const TOLERANCE_MS = 2_000

/** The limits of the offset that all answers so far allow, in milliseconds. A positive offset: the server's clock is ahead. */
let minOffset = -Infinity
let maxOffset = Infinity
let offset = 0

/** Called after {@link serverNow} has jumped. */
export const clockListeners = new Set<() => void>()

/** The headers of an axios response or of a fetch response. */
interface ResponseHeaders {
  get(name: string): unknown
}

/**
 * Synchronizes {@link serverNow} with the `Date` of a response. The server wrote it between the request and this call, so a slow response
 * gives a wide range for the offset, and never a wrong one. Only a response with `no-store` counts: any other may come from a cache.
 * @param sentAt `Date.now()` when the request was sent.
 */
export function synchronizeClock(sentAt: number, headers: ResponseHeaders): void {
  const date = /^\w{3}, .{20} GMT$/.exec(String(headers.get('date')))
  const serverTime = date && /no-store/.test(String(headers.get('cache-control'))) ? Date.parse(date[0]) : NaN
  const min = serverTime - Date.now()
  const max = serverTime + 1_000 - sentAt
  // False without a valid date, and when this machine's clock was set back during the request.
  if (!(min <= max)) return
  // If the ranges do not overlap, one of the clocks was set in between: only the new range counts.
  const overlaps = min <= maxOffset && max >= minOffset
  minOffset = overlaps ? Math.max(min, minOffset) : min
  maxOffset = overlaps ? Math.min(max, maxOffset) : max
  const before = offset
  if (minOffset <= TOLERANCE_MS && maxOffset >= -TOLERANCE_MS) offset = 0
  // An offset within the range stays, so that countdowns do not jump.
  else if (offset < minOffset || offset > maxOffset) offset = (minOffset + maxOffset) / 2
  if (offset !== before) for (const listener of [...clockListeners]) listener()
}

/**
 * The server's time in milliseconds since 1970, to about a second. Until a response has synchronized it, it is this machine's time.
 * Use it to compare with times of the server, and `Date.now()` to measure durations on this machine.
 */
export const serverNow = (): number => Date.now() + offset
