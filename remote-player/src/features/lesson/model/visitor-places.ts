// In this page load only: a login on the page opens the lesson afresh, and the visitor's place must not be lost to it.
const places = new Map<string, number>()

/** Keeps the place of someone who is not signed in, in seconds. */
export const keepPlace = (sectionId: string, position: number): void => void places.set(sectionId, position)

/** The place that was kept, and 0 without one; it is given once. */
export function takePlace(sectionId: string): number {
  const place = places.get(sectionId) ?? 0
  places.delete(sectionId)
  return place
}
