/** The binding that the page calls with the milliseconds to its first frame. */
export const bindingName = 'benchFirstFrame'

/**
 * Reports the time of a video's first presented frame, in milliseconds since the last click or the start of the navigation. Runs in the
 * browser before any other script. Calls a binding, because a runner that polls would slow the page down.
 */
export function observeFirstFrame(binding: string): void {
  let from = 0
  addEventListener('click', () => (from = performance.now()), true)
  const tell = (): void => (window as unknown as Record<string, (text: string) => void>)[binding]?.(String(performance.now() - from))
  const look = (): void => {
    const video = document.querySelector('video')
    if (video) video.requestVideoFrameCallback(tell)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
