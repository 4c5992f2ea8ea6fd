import { useCallback, useEffect, useState } from 'react'
import type { StudyPlace } from '@xhkt/contract'
import { studyPlace } from '../study-session.ts'
import type { PlaceStatus } from './study-place-controller.ts'

export interface PlaceHere {
  status: PlaceStatus
  /** Plays here, and stops the other place. */
  take: () => void
}

/**
 * Lets a video play only while no other tab or device of the learner plays. `place` came with the lesson. Not for visitors, whose
 * playing is not counted.
 */
export function useStudyPlace(video: HTMLVideoElement | null, place: StudyPlace | null | undefined, isSignedIn: boolean): PlaceHere {
  const [status, setStatus] = useState<PlaceStatus>('free')

  useEffect(() => {
    if (!video || !isSignedIn) return
    const controller = studyPlace()
    const follow = () => {
      setStatus(controller.status)
      if (controller.status !== 'free') video.pause()
    }
    const start = () => {
      // In the same task where it is known, so that nothing is heard.
      if (controller.status === 'free') void controller.start().then((isHere) => isHere || video.pause())
      else video.pause()
    }
    const stop = () => controller.stop()
    // The page has given the place up on its way to the history, and its media plays on.
    const comeBack = () => video.paused || start()
    window.addEventListener('pageshow', comeBack)
    video.addEventListener('play', start)
    video.addEventListener('pause', stop)
    const unsubscribe = controller.subscribe(follow)
    controller.open(place)
    follow()
    return () => {
      unsubscribe()
      window.removeEventListener('pageshow', comeBack)
      video.removeEventListener('play', start)
      video.removeEventListener('pause', stop)
      controller.stop()
      setStatus('free')
    }
  }, [video, place, isSignedIn])

  const take = useCallback(() => {
    // The button disappears: the focus moves to the player.
    video?.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
    void studyPlace()
      .take()
      .then(() => video?.play())
      .catch(() => undefined)
  }, [video])
  return { status, take }
}
