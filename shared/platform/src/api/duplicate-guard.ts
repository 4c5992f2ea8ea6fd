/** Milliseconds (docs/product/api.md#duplicate-submissions). */
const WINDOW_MS = 1000

const sentAt = new Map<string, number>()

/**
 * Whether a POST or PUT is a duplicate (docs/product/api.md#duplicate-submissions): the previous one to the same path left less than a
 * second ago, whether it succeeded or failed. Records the time of a call that is not a duplicate.
 * @param repeat True: the call is never a duplicate.
 */
export function isDuplicate(path: string, repeat = false): boolean {
  const now = performance.now()
  const last = sentAt.get(path)
  if (!repeat && last !== undefined && now - last < WINDOW_MS) return true
  sentAt.set(path, now)
  return false
}

/** Forgets all calls. For tests, which submit faster than a learner. */
export const resetDuplicateGuard = (): void => sentAt.clear()
