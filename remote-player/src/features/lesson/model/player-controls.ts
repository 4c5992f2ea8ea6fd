/** Seconds that one press of an arrow moves. */
const STEP = 5

const operable = 'video, button, a, select, input, textarea'

/** Moves the player by the keyboard; the browser's own controls do so only while the focus is on the picture itself. */
export function seekBy(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds))
}

function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}

/** Space and the arrows for everything in the player that does not use them itself. Call the answer to end it. */
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

/** Plays from the start. */
export function restart(video: HTMLVideoElement): void {
  video.currentTime = 0
  video.play().catch(() => undefined)
}
