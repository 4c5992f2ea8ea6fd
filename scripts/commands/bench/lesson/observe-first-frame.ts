/** The binding that the page calls with the milliseconds to its first frame. */
export const bindingName = 'benchFirstFrame'

/**
 * Tells when the first frame of a video is presented, in milliseconds since the last click or the start of the navigation. Runs in the
 * browser before anything else. It calls a binding, because a runner that asks again and again would slow the page down.
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
