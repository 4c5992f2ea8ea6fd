import { useCallback, useEffect, useState } from 'react'
import { localJson } from '@xhkt/platform/storage'

export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2]
const KEY = 'xhkt_play_speed'
const NORMAL = 1

const isSpeed = (value: unknown): value is number => typeof value === 'number' && SPEEDS.includes(value)

// New media resets the rate to the default one.
function apply(video: HTMLVideoElement, speed: number): void {
  if (video.defaultPlaybackRate !== speed) video.defaultPlaybackRate = speed
  if (video.playbackRate !== speed) video.playbackRate = speed
}

/** The learner's speed for all lessons. The browser's own menu may set it too, also to one that we do not offer. */
export function usePlaySpeed(video: HTMLVideoElement | null): [speed: number, choose: (speed: number) => void] {
  const [speed, setSpeed] = useState(() => localJson.get(KEY, isSpeed) ?? NORMAL)
  const choose = useCallback((chosen: number) => {
    localJson.set(KEY, chosen)
    setSpeed(chosen)
  }, [])
  useEffect(() => {
    if (!video) return
    apply(video, speed)
    const follow = () => choose(video.playbackRate)
    video.addEventListener('ratechange', follow)
    return () => video.removeEventListener('ratechange', follow)
  }, [video, speed, choose])
  return [speed, choose]
}
