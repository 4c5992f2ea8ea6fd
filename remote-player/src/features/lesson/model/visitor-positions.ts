// For this page load only: a login opens the lesson again, and the visitor's position must survive it.
const positions = new Map<string, number>()

/** Keeps a visitor's position, in seconds. */
export const keepPosition = (sectionId: string, position: number): void => void positions.set(sectionId, position)

/** Returns the kept position once; 0 without one. */
export function takePosition(sectionId: string): number {
  const position = positions.get(sectionId) ?? 0
  positions.delete(sectionId)
  return position
}
