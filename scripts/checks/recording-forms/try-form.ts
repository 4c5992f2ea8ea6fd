import { setTimeout as delay } from 'node:timers/promises'
import type { Driver } from '../engines/driver.ts'

/** A recording of 24 s that has neither ended nor failed by then does neither, in milliseconds. */
const TIME_LIMIT_MS = 60_000

/** What a learner gets: the recording plays to its end, words say why it does not, or neither. */
export interface Outcome {
  kind: 'plays' | 'words' | 'fault'
  detail: string
}

/** Keeps the video playing, muted and fast, and reads its state. Runs in the page, so the function is self-contained. */
function keepPlaying() {
  const words = document.querySelector('[role="alert"]')?.textContent ?? ''
  const notices = Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) => textContent)
  const notice = notices.find((text) => text.includes('已跳过')) ?? ''
  const video = document.querySelector('video')
  if (!video) return { words, notice, hasEnded: false, position: 0, width: 0 }
  if (!video.ended && words === '') {
    video.muted = true
    video.playbackRate = 4
    if (video.paused) video.play().catch(() => undefined)
  }
  return { words, notice, hasEnded: video.ended, position: video.currentTime, width: video.videoWidth }
}

/** Opens a lesson and plays it from its start to its end. */
export async function tryForm(driver: Driver, url: string): Promise<Outcome> {
  await driver.open(url)
  const end = Date.now() + TIME_LIMIT_MS
  let [position, notice] = [0, '']
  while (Date.now() < end) {
    const state = await driver.evaluate(keepPlaying)
    position = state.position
    notice ||= state.notice
    if (state.words) return { kind: 'words', detail: state.words }
    if (state.hasEnded) return { kind: 'plays', detail: [state.width > 0 ? '' : 'sound alone', notice].filter(Boolean).join(', ') }
    await delay(150)
  }
  return { kind: 'fault', detail: `stands at ${position.toFixed(1)} s` }
}
