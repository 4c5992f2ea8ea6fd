import type { Cue } from './cues.ts'

/** A browser that has not read a file by then does not read it, in milliseconds. */
const TIME_LIMIT_MS = 15_000

/** The words of a cue, without markup. To make a document of each cue takes Firefox a third of a second for a long lesson. */
const wordsOf = (cue: VTTCue): string => (/[<&]/.test(cue.text) ? cue.getCueAsHTML().textContent : cue.text).trim()

/** The cues of a WebVTT file by their start, as the browser's own parser reads them. It leaves out what is broken. */
export async function readCues(webVtt: string): Promise<Cue[]> {
  const url = URL.createObjectURL(new Blob([webVtt], { type: 'text/vtt' }))
  const element = document.createElement('track')
  element.kind = 'metadata'
  element.src = url
  // A track loads in a media element alone, and when its cues are wanted.
  document.createElement('video').append(element)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise((resolve, reject) => {
      element.addEventListener('load', resolve)
      const fail = () => reject(new Error('the browser reads no cues'))
      element.addEventListener('error', fail)
      timer = setTimeout(fail, TIME_LIMIT_MS)
      element.track.mode = 'hidden'
    })
    return Array.from(element.track.cues ?? [], (cue) => ({ start: cue.startTime, end: cue.endTime, text: wordsOf(cue as VTTCue) }))
  } finally {
    clearTimeout(timer)
    URL.revokeObjectURL(url)
  }
}
