/** Of the Keyboard API, which not every browser has. */
interface KeyboardLock {
  lock?: (keys: string[]) => Promise<void>
  unlock?: () => void
}

/**
 * Gives Escape to the page while it is in full screen; the browser would leave full screen by it. A held Escape still does. Returns what
 * ends it. Without the Keyboard API nothing changes.
 */
export function holdEscape(): () => void {
  const { keyboard } = navigator as { keyboard?: KeyboardLock }
  keyboard?.lock?.(['Escape']).catch(() => undefined)
  return () => keyboard?.unlock?.()
}
