const sources = new Set<() => boolean>()

/**
 * Registers a source of unsaved changes outside the forms of the page, such as a draft that is kept in memory while its form is closed.
 * @param hasChanges Called by each `hasUnsavedChanges`.
 * @returns A function that removes the source.
 */
export function registerUnsavedChanges(hasChanges: () => boolean): () => void {
  sources.add(hasChanges)
  return () => void sources.delete(hasChanges)
}

const guards = new Set<symbol>()

/**
 * Has the host ask before the learner leaves the page, until the returned function is called. For a form whose input would be lost. It
 * counts as unsaved changes too. A reload is not covered: `@xhkt/kit/form/use-unsaved-changes` does both.
 */
export function guardLeaving(): () => void {
  const guard = Symbol('guard')
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** For the host: whether it asks before it leaves the page. */
export const isLeavingGuarded = (): boolean => guards.size > 0

/** True while any registered source has changes that a reload or another release would lose. */
export const hasUnsavedChanges = (): boolean => isLeavingGuarded() || [...sources].some((hasChanges) => hasChanges())
