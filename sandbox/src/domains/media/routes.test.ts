/** @jest-environment node */
import { sandboxOfFile } from '../../testing/test-sandbox.ts'
import { mediaToken } from './signed-media.ts'
import { parseRange } from './routes.ts'

const sandbox = sandboxOfFile()

const get = (path: string, headers: Record<string, string> = {}) => fetch(sandbox.url + path, { headers })

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  [undefined, null],
])('Range %s of 1000 bytes is %j', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range)
})

test.each([
  ['/media/lessons/TOKEN/a/playlist.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/lessons/TOKEN/long/../a/360p/00.ts', 'video/mp2t'],
  ['/media/lessons/a/360p/00.ts', 'video/mp2t'],
  ['/media/lessons/a/captions.vtt', 'text/vtt; charset=utf-8'],
  ['/media/lines/2/lessons/TOKEN/a/playlist.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/lines/2/lessons/a/360p/00.ts', 'video/mp2t'],
  ['/media/covers/01.320-480w.jpg', 'image/jpeg'],
  ['/media/lessons/a/thumbnails.webp', 'image/webp'],
  ['/media/qr/wx.svg', 'image/svg+xml; charset=utf-8'],
])('%s is %s and cached for a year', async (path, type) => {
  const answer = await get(path.replace('TOKEN', mediaToken(sandbox.context.clock.now())))
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
})

const pictures = ['/media/covers/01.320w.avif', '/media/covers/01.320-480w.avif', '/media/banners/1.avif']

test.each([
  ['Chromium 86', 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'image/avif'],
  ['Firefox 153', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/avif'],
  ['WebKitGTK 2.50', 'image/webp,image/avif,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/avif'],
  ['Edge 114', 'image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/jpeg'],
  ['Safari 15.4', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
  ['one that refuses it', 'image/avif;q=0, image/webp', 'image/jpeg'],
  ['one that takes everything', '*/*', 'image/jpeg'],
])('%s, with the Accept %s, gets a picture as %s [api#contract-conventions]', async (_, accept, type) => {
  for (const picture of pictures) {
    const answer = await get(picture, { accept })
    const start = Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 16)
    expect(start).toMatch(type === 'image/avif' ? /ftypavif/ : /^\xff\xd8\xff/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': type, vary: 'accept', 'cache-control': 'public, max-age=31536000, immutable' })
  }
})

test('a copy of the other type is not taken for an unchanged one', async () => {
  const [picture = ''] = pictures
  const etag = (await get(picture, { accept: 'image/avif' })).headers.get('etag') ?? ''
  expect((await get(picture, { accept: 'image/avif', 'if-none-match': etag })).status).toBe(304)
  expect((await get(picture, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200)
})

test('a range request gets a 206 or 416, and a matching etag a 304', async () => {
  const part = await get('/media/lessons/a/360p/00.ts', { range: 'bytes=0-187' })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 188])
  expect((await get('/media/lessons/a/360p/00.ts', { range: 'bytes=999999999-' })).status).toBe(416)
  const etag = part.headers.get('etag') ?? ''
  expect((await get('/media/lessons/a/360p/00.ts', { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  ...['/media/covers/99.320w.avif', '/media/', '/media/lines/3/lessons/a/captions.vtt', '/media/lessons/a', '/media/README.md'],
  ...['/media/..%2f..%2fpackage.json', '/media/lines/2/..%2f..%2fpackage.json', '/media/%2e%2e/src/app.ts'],
])('%s is a 404', async (path) => expect((await get(path)).status).toBe(404))

test('a signed address works for at least an hour and at most two, with what its playlist names, and is refused afterwards [courses#playing-a-lesson]', async () => {
  const { url } = await sandbox.data('GET /v1/video/play', { query: { course_id: '1011', section_id: '10110101' } })
  const names = ['playlist.m3u8', '720p.m3u8', '../a/720p/00.ts']
  const statuses = () => Promise.all(names.map(async (name) => (await get(url.replace('playlist.m3u8', name))).status))
  sandbox.advance(3599)
  expect(await statuses()).toEqual([200, 200, 200])
  sandbox.advance(3601)
  expect(await statuses()).toEqual([403, 403, 403])
})

test.each(['/media/lessons/a/playlist.m3u8', '/media/lines/2/lessons/a/720p.m3u8', `/media/lessons/~99999999999-${'a'.repeat(22)}/a/360p/00.ts`])(
  'an address that nobody signed is refused: %s',
  async (path) => expect((await get(path)).status).toBe(403),
)
