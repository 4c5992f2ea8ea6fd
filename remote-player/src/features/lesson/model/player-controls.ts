/** Seconds per arrow key. */
const STEP = 5

const operable = 'video, button, a, select, input, textarea'

/** Seeks by keyboard. The browser's controls do it only while the video itself has the focus. */
export function seekBy(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds))
}

function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}

/** Handles space and the arrows for everything in the player that does not use them itself. Returns a function that stops it. */
export function bindPlayerKeys(player: HTMLElement, video: HTMLVideoElement): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const takesItself = event.target instanceof Element && event.target.matches(isArrow ? 'video, select, input' : operable)
    if (takesItself) return
    if (isArrow) seekBy(video, event.key === 'ArrowLeft' ? -STEP : STEP)
    else if (event.key === ' ') togglePlay(video)
    else return
    event.preventDefault()
  }
  player.addEventListener('keydown', press)
  return () => player.removeEventListener('keydown', press)
}

export function restart(video: HTMLVideoElement): void {
  video.currentTime = 0
  video.play().catch(() => undefined)
}
