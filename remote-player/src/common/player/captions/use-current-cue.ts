import { useEffect, useState } from 'react'
import { type Cue, cueAt } from '../tracks/cues.ts'

/** The longest wait for the next change, in milliseconds: the video may stall or be sought in meanwhile. */
const LONGEST_MS = 1000

/** The cue of the current position. It changes to the frame: `timeupdate` comes only four times a second. */
export function useCurrentCue(video: HTMLVideoElement | null, cues: readonly Cue[]): Cue | undefined {
  const [shown, setShown] = useState<Cue>()
  useEffect(() => {
    if (!video || cues.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const { currentTime, paused, playbackRate } = video
      setShown(cueAt(cues, currentTime))
      clearTimeout(timer)
      if (paused) return
      const sooner = (soonest: number, moment: number) => (moment > currentTime && moment < soonest ? moment : soonest)
      const next = cues.reduce((soonest, { start, end }) => sooner(sooner(soonest, start), end), Infinity)
      timer = setTimeout(update, Math.min(LONGEST_MS, ((next - currentTime) / playbackRate) * 1000 + 5))
    }
    const events = ['timeupdate', 'seeked', 'playing', 'pause', 'ratechange'] as const
    for (const name of events) video.addEventListener(name, update)
    timer = setTimeout(update)
    return () => {
      clearTimeout(timer)
      for (const name of events) video.removeEventListener(name, update)
    }
  }, [video, cues])
  return cues.includes(shown as Cue) ? shown : undefined
}
