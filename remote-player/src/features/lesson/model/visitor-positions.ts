import { useEffect } from 'react'

// For this page load only: a login opens the lesson again, and the visitor's position must survive it.
const positions = new Map<string, number>()

/** Keeps a visitor's position, in seconds. */
const keepPosition = (sectionId: string, position: number): void => void positions.set(sectionId, position)

/** Returns the kept position once; 0 without one. */
export function takePosition(sectionId: string): number {
  const position = positions.get(sectionId) ?? 0
  positions.delete(sectionId)
  return position
}

/** A visitor's position, which nobody reports, is kept until the lesson opens again after a login. */
export function useVisitorPosition(video: HTMLVideoElement | null, sectionId: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (video && !isSignedIn) return () => keepPosition(sectionId, video.currentTime)
    return undefined
  }, [video, sectionId, isSignedIn])
}
