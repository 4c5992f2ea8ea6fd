const moments = /^(\d+):(\d+):([\d.]+) --> (\d+):(\d+):([\d.]+)/

/** The cues of a WebVTT file whose times have hours. */
function cuesOf(page: Window & typeof globalThis, file: string) {
  return file.split('\n\n').flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => moments.test(line))
    const [startTime, endTime] = [1, 4].map((first) =>
      (moments.exec(lines[at] ?? '') ?? []).slice(first, first + 3).reduce((sum, part) => sum * 60 + Number(part), 0),
    )
    const text = lines.slice(at + 1).join('\n')
    const getCueAsHTML = () => new page.DOMParser().parseFromString(text, 'text/html').body
    return at < 0 ? [] : { startTime, endTime, text, getCueAsHTML }
  })
}

/** Reads WebVTT for track elements, as a browser does and jsdom does not, from addresses of its own for blobs. */
export function installTextTracks(page: Window & typeof globalThis): void {
  const blobs = new Map<string, Blob>()
  let made = 0
  const load = (element: HTMLTrackElement, track: { cues: unknown[] }) => {
    const reader = new page.FileReader()
    reader.onload = () => {
      const file = reader.result as string
      track.cues = cuesOf(page, file)
      element.dispatchEvent(new page.Event(file.startsWith('WEBVTT') ? 'load' : 'error'))
    }
    reader.readAsText(blobs.get(element.src) ?? new page.Blob())
  }
  Object.assign(page.URL, {
    createObjectURL(blob: Blob) {
      const url = `blob:${page.location.origin}/${++made}`
      blobs.set(url, blob)
      return url
    },
    revokeObjectURL: (url: string) => blobs.delete(url),
  })
  const tracks = new WeakMap<HTMLTrackElement, { cues: unknown[] }>()
  Object.defineProperty(page.HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      const made = {
        cues: [],
        set mode(_: string) {
          load(element, made)
        },
      }
      const [element, track] = [this, tracks.get(this) ?? made]
      tracks.set(this, track)
      return track
    },
  })
}
