/** @jest-environment node */
import { headersOf } from './s3-headers.ts'

const [forever, never] = ['public, max-age=31536000, immutable', 'no-cache']

test.each<[key: string, cache: string, type: string, encoding: string | null]>([
  ['player/1.0.0-a/entry.js', forever, 'text/javascript; charset=utf-8', null],
  ['player/1.0.0-a/entry.js.br', forever, 'text/javascript; charset=utf-8', 'br'],
  ['forum/1.0.0-a/entry.js', forever, 'text/javascript; charset=utf-8', null],
  ['host/1.0.0-a/main.css.gz', forever, 'text/css; charset=utf-8', 'gzip'],
  ['host/1.0.0-a/favicon.svg', forever, 'image/svg+xml', null],
  ['catalog/1.0.0-a/manifest.json', forever, 'application/json; charset=utf-8', null],
  ['catalog/1.0.0-a/LICENSE', forever, 'application/octet-stream', null],
  ['page/index.html', never, 'text/html; charset=utf-8', null],
  ['page/manifest.webmanifest', never, 'application/manifest+json', null],
  ['registry.json', never, 'application/json; charset=utf-8', null],
  ['journal/00000001.json', never, 'application/json; charset=utf-8', null],
  ['skew/player/1.0.0-a/host.json', never, 'application/json; charset=utf-8', null],
  ['publishing/player/1.0.0-a.json', never, 'application/json; charset=utf-8', null],
])('%s has Cache-Control: %s', (key, CacheControl, ContentType, ContentEncoding) => {
  expect(headersOf(key)).toEqual({ CacheControl, ContentType, ...(ContentEncoding && { ContentEncoding }) })
})
