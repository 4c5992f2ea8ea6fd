import { fetchWebVtt, webVtt } from './web-vtt.ts'

const read = (text: string) => webVtt(new TextEncoder().encode(text).buffer)

test('SubRip gets the heading and the times of WebVTT', () => {
  const srt = '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>同学们好</i>\r\n{\\an8}第二行\r\n \r\n2\r\n0:01:02,25 --> 01:00:00,000 X1:0\r\n第二句'
  expect(read(srt)).toBe(
    'WEBVTT\n\n1\n00:00:01.500 --> 00:00:03.000\n<i>同学们好</i>\n第二行\n\n2\n00:01:02.250 --> 01:00:00.000 X1:0\n第二句',
  )
})

test('a cue without a number, and a time without hours, are SubRip too', () => {
  expect(read('1:02,5 --> 1:03,5\n第一句')).toBe('WEBVTT\n\n00:01:02.500 --> 00:01:03.500\n第一句')
})

test('WebVTT keeps its notes and settings, also with the times of SubRip', () => {
  const file = 'WEBVTT 中文\n\nNOTE 说明\n\n1\n00:00:01,500 --> 00:00:03.000 line:90%\n第一句'
  expect(read(file)).toBe(file.replace('01,500', '01.500'))
})

test('times in the words of a cue stay as they are', () => {
  const file = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n从 1:02,5 到 1:03,5'
  expect(read(file)).toBe(file)
})

test('another file is neither', () => expect(() => read('<!doctype html>')).toThrow('neither WebVTT nor SubRip'))

describe('a file that never arrives', () => {
  const aborted = new DOMException('aborted', 'AbortError')
  beforeEach(() => {
    jest.useFakeTimers()
    window.fetch = (_, init) => new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(aborted)))
  })
  afterEach(() => void jest.useRealTimers())

  test('is given up after 30 s', async () => {
    const file = expect(fetchWebVtt('/zh.vtt')).rejects.toBe(aborted)
    await jest.advanceTimersByTimeAsync(30_000)
    await file
  })

  test('is given up with its page, and leaves no timer', async () => {
    const page = new AbortController()
    const file = expect(fetchWebVtt('/zh.vtt', page.signal)).rejects.toBe(aborted)
    page.abort()
    await file
    expect(jest.getTimerCount()).toBe(0)
  })
})
