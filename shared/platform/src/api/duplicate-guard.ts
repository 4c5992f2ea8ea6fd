/** Section 9, in milliseconds. */
const WINDOW_MS = 1000

const sentAt = new Map<string, number>()

/**
 * May a POST or PUT to this path leave now (section 5)? Not within 1 second of the previous one that left, whatever
 * became of that one; a dropped one does not count. Notes the time of one that may.
 */
export function maySubmit(path: string, repeat = false): boolean {
  const now = performance.now()
  const last = sentAt.get(path)
  if (!repeat && last !== undefined && now - last < WINDOW_MS) return false
  sentAt.set(path, now)
  return true
}

/** Starts the guard afresh; for tests, which are quicker than a learner. */
export const forgetSubmissions = (): void => sentAt.clear()
