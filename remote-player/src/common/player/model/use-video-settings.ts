import { useEffect, useRef } from 'react'
import { changeSettings, playerSettings, usePlayerSettings } from './player-settings.ts'

function applyVolume(video: HTMLVideoElement, volume: number, isMuted: boolean): void {
  video.volume = volume
  video.muted = isMuted
}

// New media resets the rate to the default one.
function applyRate(video: HTMLVideoElement, rate: number): void {
  if (video.defaultPlaybackRate !== rate) video.defaultPlaybackRate = rate
  if (video.playbackRate !== rate) video.playbackRate = rate
}

/** Keeps volume and speed of a video as the learner has set them. What the browser's own controls set is stored, too. */
export function useVideoSettings(video: HTMLVideoElement | null, hasSpeed: boolean): void {
  const { volume, isMuted, rate } = usePlayerSettings()
  /** What the video was set to. The stored volume may be newer: another tab changes it meanwhile. */
  const known = useRef({ volume, isMuted })
  useEffect(() => {
    known.current = { volume, isMuted }
    if (video) applyVolume(video, volume, isMuted)
  }, [video, volume, isMuted])
  useEffect(() => {
    if (video) applyRate(video, hasSpeed ? rate : 1)
  }, [video, rate, hasSpeed])
  useEffect(() => {
    if (!video) return
    const keepVolume = () => {
      const now = { volume: video.volume, isMuted: video.muted }
      if (now.volume === known.current.volume && now.isMuted === known.current.isMuted) return
      known.current = now
      changeSettings(now)
    }
    const keepRate = () => {
      if (hasSpeed && video.playbackRate !== playerSettings().rate) changeSettings({ rate: video.playbackRate })
    }
    video.addEventListener('volumechange', keepVolume)
    video.addEventListener('ratechange', keepRate)
    return () => {
      video.removeEventListener('volumechange', keepVolume)
      video.removeEventListener('ratechange', keepRate)
    }
  }, [video, hasSpeed])
}
