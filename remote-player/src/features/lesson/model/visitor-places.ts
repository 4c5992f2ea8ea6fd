// For this page load only: a login opens the lesson again, and the visitor's position must survive it.
const places = new Map<string, number>()

/** Keeps a visitor's position, in seconds. */
export const keepPlace = (sectionId: string, position: number): void => void places.set(sectionId, position)

/** Returns the kept position once; 0 without one. */
export function takePlace(sectionId: string): number {
  const place = places.get(sectionId) ?? 0
  places.delete(sectionId)
  return place
}
