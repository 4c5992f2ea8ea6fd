import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { preload, preloadChunks, preloadPage, textAt } from './preload.ts'

const at = '/player/1.0.0-a/'
const release: AreaRelease = {
  release: '1.0.0-a',
  entry: `${at}container.1.js`,
  container: 'a',
  routes: [],
  assets: { lesson: { js: [`${at}entry.2.js`, `${at}lesson.3.js`], css: [`${at}lesson.4.css`] } },
  integrity: { [`${at}lesson.3.js`]: 'sha384-l', [`${at}media.5.js`]: 'sha384-m', [`${at}social-media.6.js`]: 'sha384-s' },
  needs: { contract: 1 },
}
const host = { release: '1.0.0-h', integrity: { '/host/1.0.0-h/hls.7.js': 'sha384-h', '/host/1.0.0-h/hls.8.css': 'sha384-c' } }

const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.getAttribute('href'), (link as { as?: string }).as, link.integrity])

beforeEach(() => document.head.replaceChildren())

test('all files of a page are requested together, with their digests', () => {
  preloadPage(release, 'lesson')
  expect(links()).toEqual([
    [`${at}lesson.4.css`, 'style', ''],
    [release.entry, 'script', ''],
    [`${at}entry.2.js`, 'script', ''],
    [`${at}lesson.3.js`, 'script', 'sha384-l'],
  ])
})

test('a listener is called when the last script of a page has arrived', () => {
  const onScript = jest.fn()
  preloadPage(release, 'lesson', onScript)
  for (const link of document.head.querySelectorAll('link')) {
    expect(onScript).not.toHaveBeenCalled()
    link.dispatchEvent(new Event('load'))
  }
  expect(onScript).toHaveBeenCalledTimes(1)
})

test('chunks are found by their names with their styles, in the area and in the host', () => {
  expect(preloadChunks(['media', 'hls'], release, host)).toBe(true)
  expect(links()).toEqual([
    [`${at}media.5.js`, 'script', 'sha384-m'],
    ['/host/1.0.0-h/hls.7.js', 'script', 'sha384-h'],
    ['/host/1.0.0-h/hls.8.css', 'style', 'sha384-c'],
  ])
  document.head.replaceChildren()
  expect(preloadChunks(undefined, release, host)).toBe(true)
  expect(links()).toEqual([])
})

test('a chunk without a digest is reported as missing, and the others are requested', () => {
  expect(preloadChunks(['media', 'hls'], release, { release: '1.0.0-h', integrity: {} })).toBe(false)
  expect(links()).toEqual([[`${at}media.5.js`, 'script', 'sha384-m']])
})

test('a file is requested once, and an empty address not at all', () => {
  preload('/media/a.m3u8?sign="1"', 'fetch')
  preload('/media/a.m3u8?sign="1"', 'fetch')
  preload('', 'fetch')
  expect(links()).toEqual([['/media/a.m3u8?sign="1"', 'fetch', '']])
})

test.each([
  ['banners.0.image', '/a.webp'],
  ['banners.1.image', ''],
  ['banners', ''],
  [undefined, ''],
])('the text at %s is "%s"', (path, text) => {
  expect(textAt({ banners: [{ image: '/a.webp' }] }, path)).toBe(text)
})
