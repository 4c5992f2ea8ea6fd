import { cueAt } from './cues.ts'
import { thumbnailAt } from './thumbnail.ts'

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
