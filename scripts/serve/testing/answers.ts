import { areas } from '@xhkt/contract/federation/areas'
import { noticesName } from '@xhkt/contract/federation/release-manifest'
import { privateNames } from '@xhkt/release/pack/private-files'
import { pageHeaders } from '../index-html-headers.ts'

// What both servers answer for a store with the release 1.0.0-a of each owner (docs/runbook/reference.md#serve-it-in-production).

/** A text that is long enough to be compressed: the content of `long.js` and of the notices. */
export const long = `export const text = '${'学'.repeat(2000)}'`
/** The time that the API sends, which a server must pass on. */
export const date = 'Sat, 01 Feb 2025 03:04:05 GMT'
export const previewId = '0123456789abcdef'.repeat(2)
const forever = 'public, max-age=31536000, immutable'

/** A header's value; null: the header is missing. */
type Headers = Record<string, string | RegExp | null>

const everywhere: Headers = { 'x-content-type-options': 'nosniff' }
const page: Headers = { ...everywhere, ...pageHeaders, 'content-type': /^text\/html; charset=utf-8$/i, etag: /^W\/".+"$/, vary: /accept-encoding/i }
const file: Headers = { ...everywhere, 'cache-control': forever, 'access-control-allow-origin': '*', 'content-security-policy': null }
const missing: Headers = { ...everywhere, 'cache-control': 'no-store', 'content-type': /^text\/plain/, 'content-security-policy': null }

const neverSent = [...privateNames, 'source-maps', '%73ource-maps.gz', '%73bom.cdx.json', './source-maps', 'long.js.map', 'long.js.map.br']

// Headers about TLS are not in the table, as only nginx sends them.
export const table: [path: string, accepted: string, status: number, headers: Headers][] = [
  ['/', 'gzip, br', 200, { ...page, 'content-encoding': 'br' }],
  ['/personal/myCourse?a=1', 'gzip', 200, { ...page, 'content-encoding': 'gzip' }],
  ['/nowhere', '', 200, { ...page, 'content-encoding': null, etag: /^(W\/)?".+"$/ }],
  ['/registry.json', '', 200, { ...everywhere, 'cache-control': 'no-cache', 'content-type': /^application\/json; charset=utf-8$/i }],
  ['/manifest.webmanifest', 'br', 200, { ...everywhere, 'content-encoding': 'br' }],
  ['/manifest.webmanifest', '', 200, { ...everywhere, 'cache-control': 'no-cache', 'content-type': 'application/manifest+json', 'content-security-policy': null }],
  ...['host', ...areas, 'forum'].map((owner): (typeof table)[number] => [
    `/${owner}/1.0.0-a/long.js`,
    'gzip, deflate, br',
    200,
    { ...file, 'content-type': /^(text|application)\/javascript; charset=utf-8$/i, 'content-encoding': 'br', vary: /accept-encoding/i },
  ]),
  ['/player/1.0.0-a/long.js', 'gzip', 200, { ...file, 'content-encoding': 'gzip', vary: /accept-encoding/i }],
  ['/player/1.0.0-a/long.js', '', 200, { ...file, 'content-encoding': null }],
  ['/player/1.0.0-a/page.css', 'br', 200, { ...file, 'content-type': /^text\/css; charset=utf-8$/i }],
  ['/player/1.0.0-a/manifest.json', 'br', 200, { ...file, 'content-type': /^application\/json/, 'content-encoding': 'br' }],
  ['/player/1.0.0-a/favicon.svg', 'br', 200, { ...file, 'content-type': /^image\/svg\+xml/ }],
  ['/host/1.0.0-a/icon-192.png', 'br', 200, { ...file, 'content-type': 'image/png', 'content-encoding': null }],
  ['/player/1.0.0-a/gone.js', 'br', 404, missing],
  [`/player/1.0.0-a/${noticesName}`, 'gzip', 200, { ...file, 'content-type': /^text\/plain; charset=utf-8$/i, 'content-encoding': 'gzip' }],
  ['/forum/1.0.0-a/gone.js', 'br', 404, missing],
  [`/previews/${previewId}.json`, '', 200, { ...everywhere, 'cache-control': 'no-cache', 'content-type': /^application\/json/, date: /./ }],
  [`/previews/${'0'.repeat(32)}.json`, 'br', 404, missing],
  ['/previews/', '', 200, page],
  ['/previews/1.json', '', 200, page],
  ...neverSent.map((name): (typeof table)[number] => [`/player/1.0.0-a/${name}`, 'gzip, br', 404, missing]),
  ['/player/9.9.9-gone/long.js', 'gzip', 404, missing],
  ['/player/1.0.0-a/../../keys.json', 'gzip', 200, { ...page, 'content-encoding': 'gzip' }],
  // Paths are normalized as in nginx.
  ['//player//1.0.0-a/gone.js', 'br', 404, missing],
  ['/catalog/../player/./1.0.0%2Da/gone.js', 'br', 404, missing],
  ['/player%2F1.0.0-a/long.js', '', 200, file],
  ['/player/1.0.0-a/%2e%2e/%2e%2e/keys.json', 'br', 200, page],
  ['/', 'br;q=0, gzip;q=0.5', 200, { ...page, 'content-encoding': 'gzip' }],
  ['/player/1.0.0-a/long.js', 'br;q=0, gzip', 200, { ...file, 'content-encoding': 'gzip' }],
  ['/v1', 'br', 200, { ...everywhere, 'cache-control': 'no-store', date, 'content-security-policy': null }],
  ['/v1/1.0.0-a/long.js', 'br', 200, { ...everywhere, 'cache-control': 'no-store', date }],
  ['/v1elsewhere', 'br', 200, page],
  ['/robots.txt', '', 200, { ...everywhere, 'content-type': /^application\/json/, date, 'content-security-policy': null }],
  ['/sitemap.xml', '', 200, { ...everywhere, 'content-type': /^application\/json/, date, 'content-security-policy': null }],
  [
    '/v1/menu?x=%E5%AD%A6',
    'br',
    200,
    { ...everywhere, 'cache-control': 'no-store', date, 'content-encoding': 'br', 'content-security-policy': null },
  ],
]
