import { setTimeout as delay } from 'node:timers/promises'
import type { Driver } from '../engines/driver.ts'

/** A recording of 24 s that has neither ended nor failed by then does neither, in milliseconds. */
const TIME_LIMIT_MS = 60_000

/** What the page says where the browser lacks a codec, also where it plays no file of this form. */
const codecWords = /无法解码|不支持播放/

/** What Firefox says of sound alone where the machine has no sound device. It plays a picture without its sound. */
const noDevice = /MediaSink/i

/** What a learner of a lesson gets. */
export interface Outcome {
  /** `plays`: to its end. `no codec`: the page says that this browser lacks it. `no sound device`: this machine has none. */
  kind: 'plays' | 'no codec' | 'no sound device' | 'fault'
  detail: string
}

/** What a recording has besides sound. */
export interface Content {
  hasPicture: boolean
  hasGap: boolean
  hasCaptions: boolean
}

interface State {
  words: string
  notice: string
  hasEnded: boolean
  position: number
  width: number
  /** Lines of the transcript. */
  lines: number
  /** What the browser says of a video that has failed. */
  error: string
}

/** Keeps the video playing, muted and fast, and reads its state. Runs in the page, so the function is self-contained. */
function keepPlaying(): State {
  const words = document.querySelector('[role="alert"]')?.textContent ?? ''
  const notices = Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) => textContent)
  const notice = notices.find((text) => text.includes('已跳过')) ?? ''
  const lines = document.querySelectorAll('section[aria-label="文稿"] li').length
  const video = document.querySelector('video')
  if (!video) return { words, notice, hasEnded: false, position: 0, width: 0, lines, error: '' }
  if (!video.ended && words === '') {
    video.muted = true
    video.playbackRate = 4
    if (video.paused) video.play().catch(() => undefined)
  }
  const { ended: hasEnded, currentTime: position, videoWidth: width } = video
  return { words, notice, hasEnded, position, width, lines, error: video.error?.message ?? '' }
}

/** What is wrong with a recording that has ended; empty: nothing. */
function faultOf({ width, notice, lines }: State, { hasPicture, hasGap, hasCaptions }: Content): string {
  if (width > 0 !== hasPicture) return hasPicture ? 'sound without its picture' : 'a picture'
  if ((notice !== '') !== hasGap) return notice || 'no word of the gap'
  if (lines > 0 !== hasCaptions) return `${lines} lines of captions`
  return ''
}

/** Opens a lesson and plays it from its start to its end. */
export async function tryForm(driver: Driver, url: string, content: Content): Promise<Outcome> {
  await driver.open(`${url}#side=transcript`)
  const end = Date.now() + TIME_LIMIT_MS
  let [position, notice] = [0, '']
  while (Date.now() < end) {
    const state = await driver.evaluate(keepPlaying)
    position = state.position
    notice ||= state.notice
    if (codecWords.test(state.words)) return { kind: 'no codec', detail: '' }
    if (noDevice.test(state.error)) return { kind: 'no sound device', detail: '' }
    if (state.words) return { kind: 'fault', detail: `${state.words} ${state.error}` }
    if (state.hasEnded) {
      const fault = faultOf({ ...state, notice }, content)
      return fault ? { kind: 'fault', detail: fault } : { kind: 'plays', detail: notice }
    }
    await delay(150)
  }
  return { kind: 'fault', detail: `stands at ${position.toFixed(1)} s` }
}
