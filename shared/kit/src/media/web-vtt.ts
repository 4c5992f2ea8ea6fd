import { decodeText } from './decode-text.ts'

const moment = /(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/.source
const timing = new RegExp(`^${moment}[ \\t]*-->[ \\t]*${moment}`, 'm')

const pad = (digits = ''): string => digits.padStart(2, '0')

function timingOfWebVtt(times: string): string {
  const ofMoment = (_: string, hours: string | undefined, minutes: string, seconds: string, part: string) =>
    `${pad(hours)}:${pad(minutes)}:${seconds}.${part.padEnd(3, '0')}`
  return times.replace(new RegExp(moment, 'g'), ofMoment)
}

/**
 * A file of captions as the browser's own parser reads it: WebVTT stays, SubRip (SRT) gets its heading and the times of WebVTT. Blank
 * lines with spaces and the positions of other players (`{\an8}`), which many tools write, go. In UTF-8, UTF-16 or GBK.
 * @throws The file is neither.
 */
export function webVtt(file: ArrayBuffer): string {
  const text = decodeText(file).replace(/\r\n?/g, '\n').trim()
  const hasHeading = /^WEBVTT(?=\s|$)/.test(text)
  // The first cue of SubRip stands below its number, or without one.
  if (!hasHeading && !timing.test(text.split('\n', 3).join('\n'))) throw new Error('neither WebVTT nor SubRip')
  const cues = text
    .replace(/^[ \t]+$/gm, '')
    .replace(new RegExp(timing, 'gm'), timingOfWebVtt)
    .replace(/\{\\[^}]*\}/g, '')
  return hasHeading ? cues : `WEBVTT\n\n${cues}`
}

/** Milliseconds after which a file of captions counts as lost. */
const limitMs = 30_000

/**
 * Loads a file of captions, as the text of a WebVTT file. Rejects where it does not load within 30 s, or is no such file, and when `signal`
 * aborts.
 */
export async function fetchWebVtt(url: string, signal?: AbortSignal): Promise<string> {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(abort, limitMs)
  try {
    const response = await fetch(url, { signal: controller.signal })
    if (!response.ok) throw new Error(`${response.status} for a text track`)
    return webVtt(await response.arrayBuffer())
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
