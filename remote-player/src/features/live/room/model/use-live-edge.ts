import { useCallback, useEffect, useState } from 'react'
import type { Playback } from '@xhkt/platform/media'
import { seekTo } from '../../../../common/player/model/video-commands.ts'
import { driftOf } from './live-drift.ts'
import { realLatency } from './real-latency.ts'

const POLL_MS = 1000

export interface LiveEdge {
  /** Whole seconds since the picture was recorded, or behind the newest part where the stream has no times; null: not known yet. */
  latency: number | null
  isBehind: boolean
  goLive: () => void
}

const unknown = { latency: null, isBehind: false }

/** How far behind a live picture is. A small lag is caught up by playing faster (docs/product/live.md#picture). */
export function useLiveEdge(video: HTMLVideoElement | null, playback: Playback | null): LiveEdge {
  const [state, setState] = useState<Pick<LiveEdge, 'latency' | 'isBehind'>>(unknown)

  useEffect(() => {
    if (!video || !playback) return
    const poll = () => {
      const edge = playback.liveEdge()
      const exact = playback.latency()
      if (edge === null || exact === null) return
      const { rate, isBehind } = driftOf(edge - video.currentTime, video.playbackRate)
      if (video.playbackRate !== rate) video.playbackRate = rate
      const latency = Math.round(realLatency(playback, exact))
      setState((last) => (last.latency === latency && last.isBehind === isBehind ? last : { latency, isBehind }))
    }
    const timer = setInterval(poll, POLL_MS)
    return () => {
      clearInterval(timer)
      video.playbackRate = 1
      setState(unknown)
    }
  }, [video, playback])

  const goLive = useCallback(() => {
    const edge = playback?.liveEdge()
    if (!video || edge == null) return
    seekTo(video, edge)
    setState((last) => ({ ...last, isBehind: false }))
    video.play().catch(() => undefined)
  }, [video, playback])

  return { ...state, goLive }
}
