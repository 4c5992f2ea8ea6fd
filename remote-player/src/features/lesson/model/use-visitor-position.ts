import { useEffect } from 'react'
import { keepPosition } from './visitor-positions.ts'

/** A visitor's position, which nobody reports, is kept until the lesson opens again after a login. */
export function useVisitorPosition(video: HTMLVideoElement | null, sectionId: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (video && !isSignedIn) return () => keepPosition(sectionId, video.currentTime)
    return undefined
  }, [video, sectionId, isSignedIn])
}
