import { cueAt, parseCues } from './cues.ts'
import { thumbnailAt } from './thumbnail.ts'

const file = '\uFEFFWEBVTT 中文\r\n\r\nNOTE 说明\r\n\r\n1\r\n00:00:01.500 --> 00:00:03.000 line:90%\r\n<v 老师>同学们好，\r\n<i>A &amp; B</i>\r\n\r\n01:02.250 --> 1:00:00.000\r\n第二句\r\n\r\nxx --> yy\r\n坏了\r\n'

test('WebVTT: times, several lines, names, settings, tags and entities', () => {
  expect(parseCues(file)).toEqual([
    { start: 1.5, end: 3, text: '同学们好，\nA & B' },
    { start: 62.25, end: 3600, text: '第二句' },
  ])
})

const srt = '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<font color="#fff">同学们好</font>\r\n{\\an8}第二行\r\n \r\n2\r\n0:01:02,25 --> 01:00:00,000 X1:0\r\n第二句'

test('SubRip: commas in times, numbers, markup, blank lines with spaces, settings', () => {
  expect(parseCues(srt)).toEqual([
    { start: 1.5, end: 3, text: '同学们好\n第二行' },
    { start: 62.25, end: 3600, text: '第二句' },
  ])
})

test('a megabyte of SubRip has all its cues', () => {
  const cue = (at: number) => `${at}\n00:${String(at % 60).padStart(2, '0')}:00,000 --> 00:${String(at % 60).padStart(2, '0')}:02,000\n${'字'.repeat(20)}\n`
  const file = Array.from({ length: 15_000 }, (_, at) => cue(at)).join('\n')
  expect(file.length).toBeGreaterThan(800_000)
  expect(parseCues(file)).toHaveLength(15_000)
})

test('another file is neither', () => {
  expect(() => parseCues('<!doctype html>')).toThrow('neither WebVTT nor SubRip')
  expect(parseCues('WEBVTT')).toEqual([])
})

test.each([
  [1.4, undefined],
  [1.5, 'one'],
  [2.9, 'two'],
  [4, undefined],
])('the cue at %f s is %s', (position, text) => {
  const cues = [
    { start: 1.5, end: 3, text: 'one' },
    { start: 2.5, end: 4, text: 'two' },
  ]
  expect(cueAt(cues, position)?.text).toBe(text)
})

test.each([
  ['sprite.webp#xywh=160,90,160,90', { url: 'http://localhost/media/a/sprite.webp', x: 160, y: 90, width: 160, height: 90 }],
  ['/b/1.webp#xywh=pixel:0,0,80,45', { url: 'http://localhost/b/1.webp', x: 0, y: 0, width: 80, height: 45 }],
  ['sprite.webp', null],
  ['', null],
])('the thumbnail of %s', (text, thumbnail) => {
  expect(thumbnailAt([{ start: 0, end: 6, text }], '/media/a/thumbnails.vtt', 3)).toEqual(thumbnail)
})
