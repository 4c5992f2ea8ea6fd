import { useEffect } from 'react'
import { togglePlay } from './video-commands.ts'

/** A second click within this time makes a double click, in milliseconds. */
const DOUBLE_MS = 220

/** A click on the picture plays or pauses, a double click changes full screen and nothing else. */
export function usePictureClicks(video: HTMLVideoElement | null, onDouble: () => void): void {
  useEffect(() => {
    if (!video) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const click = ({ detail }: MouseEvent) => {
      if (detail > 2) return
      const isWaiting = timer !== undefined
      clearTimeout(timer)
      timer = undefined
      if (detail < 2) {
        timer = setTimeout(() => {
          timer = undefined
          togglePlay(video)
        }, DOUBLE_MS)
        return
      }
      // A slow second click: the first one has been obeyed already.
      if (!isWaiting) togglePlay(video)
      onDouble()
    }
    video.addEventListener('click', click)
    return () => {
      clearTimeout(timer)
      video.removeEventListener('click', click)
    }
  }, [video, onDouble])
}
