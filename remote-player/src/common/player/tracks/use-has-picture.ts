import { useState, useEffect } from 'react'

/** Whether the first picture is there: tracks that are not part of it load after it, so that they do not delay it. */
export function useHasPicture(video: HTMLVideoElement | null): boolean {
  const [hasPicture, setHasPicture] = useState(false)
  useEffect(() => {
    if (!video) return
    const come = () => setHasPicture(true)
    video.addEventListener('loadeddata', come)
    return () => video.removeEventListener('loadeddata', come)
  }, [video])
  return hasPicture
}
