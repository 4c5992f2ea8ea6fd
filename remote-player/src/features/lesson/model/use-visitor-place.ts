import { useEffect } from 'react'
import { keepPlace } from './visitor-places.ts'

/** A visitor's position, which nobody reports, is kept until the lesson opens again after a login. */
export function useVisitorPlace(video: HTMLVideoElement | null, sectionId: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (video && !isSignedIn) return () => keepPlace(sectionId, video.currentTime)
    return undefined
  }, [video, sectionId, isSignedIn])
}
