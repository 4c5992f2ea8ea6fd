/** Wait until loading starts again, after it has failed for good while loaded video is left, in milliseconds. */
const RESTART_MS = 5000

export interface LoadingRestart {
  plan: () => void
  cancel: () => void
}

/**
 * Starts loading again after a while, earlier when the loaded video has run out, and at once when the network is back. Without a network
 * it waits until there is one, however long that takes.
 */
export function createLoadingRestart(video: HTMLVideoElement, load: () => void): LoadingRestart {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    video.removeEventListener('waiting', restart)
    window.removeEventListener('online', restart)
  }
  const restart = (): void => {
    cancel()
    load()
  }
  return {
    plan() {
      cancel()
      window.addEventListener('online', restart)
      if (!navigator.onLine) return
      timer = setTimeout(restart, RESTART_MS)
      video.addEventListener('waiting', restart)
    },
    cancel,
  }
}
