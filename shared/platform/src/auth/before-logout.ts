const listeners = new Set<() => void>()

/**
 * Calls `listener` right before the learner logs out in this tab, while calls still have the token of the session.
 * @returns A function that ends the subscription.
 */
export function beforeLogout(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceLogout(): void {
  for (const listener of listeners) listener()
}
