/** Plays or pauses. A refusal of the browser shows as the play button. */
export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}

export function seekTo(video: HTMLVideoElement, position: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity
  video.currentTime = Math.min(end, Math.max(0, position))
}

export const seekBy = (video: HTMLVideoElement, seconds: number): void => seekTo(video, video.currentTime + seconds)

export function restart(video: HTMLVideoElement): void {
  video.currentTime = 0
  video.play().catch(() => undefined)
}
