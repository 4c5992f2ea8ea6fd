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

// Areas released before this module answer this event. It goes with contract major 1.
const legacyEvent = 'xhkt:unsent'

/** True while any registered source has changes that a reload or another release would lose. */
export const hasUnsavedChanges = (): boolean =>
  [...sources].some((hasChanges) => hasChanges()) || !dispatchEvent(new Event(legacyEvent, { cancelable: true }))
