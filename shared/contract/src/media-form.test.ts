import { mediaForm } from './media-form.ts'

test.each([
  ['/media/lessons/a/playlist.m3u8', 'playlist'],
  ['https://cdn.example.com/a.M3U8?sign=1.mp4', 'playlist'],
  ['/recordings/1.mp4?auth_key=1700000000-0-0-1#t=3', 'file'],
  ['/listen/1.m4a', 'file'],
  ['/listen/1.MP3', 'file'],
  ['/video/123', null],
  ['/video/mp4', null],
  ['/play.php?file=a.m3u8', null],
])('%s is of the form %s', (url, form) => expect(mediaForm(url)).toBe(form))
