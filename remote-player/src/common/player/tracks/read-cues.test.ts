import { readCues } from './read-cues.ts'

const file = 'WEBVTT\n\n00:00:01.500 --> 00:00:03.000\n同学们好'
const getCueAsHTML = jest.fn(() => ({ textContent: '同学们好，\nA & B\n' }))
let released: jest.SpyInstance

/** Stands for a browser that answers a track element with an event, or with none. */
function answerTracks(event: 'load' | 'error' | null, cues: object[] = []): void {
  jest.spyOn(HTMLTrackElement.prototype, 'track', 'get').mockImplementation(function (this: HTMLTrackElement) {
    if (event) queueMicrotask(() => this.dispatchEvent(new Event(event)))
    return { cues, mode: 'disabled' } as unknown as TextTrack
  })
}

beforeEach(() => {
  released = jest.spyOn(URL, 'revokeObjectURL')
})
afterEach(() => void jest.useRealTimers())

test('words with markup are read from the document of their cue, other words as they are', async () => {
  answerTracks('load', [
    { startTime: 1.5, endTime: 3, text: '<v 老师>同学们好，\nA &amp; B', getCueAsHTML },
    { startTime: 62.25, endTime: 3600, text: ' 第二句\n', getCueAsHTML },
  ])
  expect(await readCues(file)).toEqual([
    { start: 1.5, end: 3, text: '同学们好，\nA & B' },
    { start: 62.25, end: 3600, text: '第二句' },
  ])
  expect(getCueAsHTML).toHaveBeenCalledTimes(1)
  expect(released).toHaveBeenCalledTimes(1)
})

test('a file that the browser refuses is an error, and its copy is released', async () => {
  answerTracks('error')
  await expect(readCues(file)).rejects.toThrow('the browser reads no cues')
  expect(released).toHaveBeenCalledTimes(1)
})

test('a file that the browser has not read in 15 s is an error', async () => {
  jest.useFakeTimers()
  answerTracks(null)
  const refused = expect(readCues(file)).rejects.toThrow('the browser reads no cues')
  await jest.advanceTimersByTimeAsync(15_000)
  await refused
  expect(released).toHaveBeenCalledTimes(1)
})
