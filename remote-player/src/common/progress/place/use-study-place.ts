import { useCallback, useEffect, useState } from 'react'
import type { StudyPlace } from '@xhkt/contract'
import { seekTo } from '../../player/model/video-commands.ts'
import { studyPlace } from '../study-session.ts'
import { nextStoppedPosition, tellStoppedPlace } from './stopped-place.ts'
import type { PlaceStatus } from './study-place-controller.ts'

/** How long a tab that loses the place has to tell where it stopped, in milliseconds. */
const STOP_MS = 500
/** How long the server has to tell where the learner is, in milliseconds. */
const ANSWER_MS = 5_000

export interface PlaceHere {
  status: PlaceStatus
  /** The learner has chosen this place, and it is being found out where the other one has stopped. */
  isTaking: boolean
  /** Plays here, from where the other place has stopped. */
  take: () => void
}

export interface StudiedLesson {
  section_id: string
  /** Where the learner studies, from the answer that opened the lesson. */
  place?: StudyPlace | null
}

const after = (ms: number) => new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms))

async function hasMetadata(video: HTMLVideoElement): Promise<void> {
  if (video.readyState === HTMLMediaElement.HAVE_NOTHING) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }))
}

/**
 * Lets a video play only while no other tab or device of the learner plays.
 * @param lesson Null for a visitor, whose playing is not counted.
 * @param latest Asks where the learner is by now, in seconds. Memoized.
 */
export function useStudyPlace(video: HTMLVideoElement | null, lesson: StudiedLesson | null, latest: () => Promise<number>): PlaceHere {
  const [status, setStatus] = useState<PlaceStatus>('free')
  /** The status that the learner saw before they chose this place. */
  const [taken, setTaken] = useState<PlaceStatus | null>(null)
  const isCounted = lesson !== null
  const { section_id = '', place } = lesson ?? {}

  useEffect(() => {
    if (!video || !isCounted) return
    const controller = studyPlace()
    const follow = () => {
      setStatus(controller.status)
      if (controller.status === 'free') return
      video.pause()
      if (controller.status === 'lost' && video.played.length > 0) tellStoppedPlace({ section_id, position: video.currentTime })
    }
    const start = () => {
      // A known status pauses the video in the same task, so that nothing is heard.
      if (controller.status === 'free') void controller.start().then((isHere) => isHere || video.pause())
      else video.pause()
    }
    const stop = () => controller.stop()
    // A page gives the place up when it goes into the back/forward cache. When it comes back, its media plays on.
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
  }, [video, section_id, place, isCounted])

  const take = useCallback(() => {
    if (!video || taken) return
    const controller = studyPlace()
    const play = async () => {
      const stopped = nextStoppedPosition(section_id, STOP_MS)
      await controller.take()
      const asked = Promise.race([latest().catch(() => null), after(ANSWER_MS)])
      const position = (await stopped) ?? (await asked) ?? 0
      await hasMetadata(video)
      // The other place may have been chosen again, or the lesson left.
      if (controller.status !== 'free' || !video.isConnected) return
      // The button disappears: the focus moves to the player.
      video.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
      const own = video.played.length > 0 ? video.currentTime : 0
      if (position > own || video.played.length === 0) seekTo(video, position)
      await video.play()
    }
    setTaken(controller.status)
    play()
      // The browser requires a gesture before it plays: the player shows its play button.
      .catch(() => undefined)
      .finally(() => setTaken(null))
  }, [video, section_id, taken, latest])
  return { status: taken ?? status, isTaking: taken !== null, take }
}
