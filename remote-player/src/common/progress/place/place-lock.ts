/** A lock between the tabs of one browser. The tab that plays has it. */
export interface PlaceLock {
  /** Takes the lock unless another tab has it. Returns whether this tab has it. */
  acquire: () => Promise<boolean>
  /** Takes the lock from whichever tab has it. */
  steal: () => Promise<void>
  release: () => void
  /** Calls the listener when another tab has taken the lock. */
  onLost: (listener: () => void) => void
  /** Whether the page load with this session id is the last of this browser that had the lock. */
  isKnown: (sessionId: string) => boolean
}
