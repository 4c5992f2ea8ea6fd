/** @jest-environment node */
import type { LiveArea, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import type { EarlyRequest, RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { type Fragment, pageFor, withIncludes } from './fragments.ts'
import { pageRegistry, releaseFragments } from './release-fragments.ts'

const early: EarlyRequest[] = [{ path: '/v1/home' }]
const route = (path: string, page: string, chunks?: string[]): RouteDeclaration => ({
  path,
  page,
  title: '页',
  access: 'public',
  skeleton: page,
  chunks,
  ...(page === 'home' && { early }),
})

function live(area: string, release: string, routes: RouteDeclaration[]): LiveArea {
  const at = (name: string): string => `/${area}/${release}/${name}`
  const pages = [...new Set(routes.map(({ page }) => page))]
  const names = ['container.min.js', 'lazy.min.js', 'media.min.js', ...pages.flatMap((page) => [`${page}.min.js`, `${page}.min.css`])]
  return {
    release,
    previous: null,
    manifest: `sha384-manifest-of-${area}`,
    entry: at('container.min.js'),
    container: `${area}_${release}`,
    routes,
    assets: Object.fromEntries(pages.map((page) => [page, { js: [at(`${page}.min.js`)], css: [at(`${page}.min.css`)] }])),
    integrity: Object.fromEntries(names.map((name) => [at(name), `sha384-${name}`])),
    needs: { contract: 2 },
    skeletons: { html: Object.fromEntries(pages.map((page) => [page, `<i class="${page}"></i>`])), css: pages.map((page) => `.${page}{top:0}`).join('') },
  }
}

const catalog = live('catalog', '1.0.0-a', [route('/', 'home'), route('/courseDetail/:course_id', 'course'), route('/about.html', 'home')])
const player = live('player', '1.0.0-b', [route('/live', 'lesson', ['media', 'hls'])])
const host = {
  release: '1.0.0-h',
  manifest: 'sha384-manifest-of-host',
  integrity: { '/host/1.0.0-h/idle.min.js': 'sha384-p', '/host/1.0.0-h/hls.min.js': 'sha384-hls', '/host/1.0.0-h/demo.min.js': 'sha384-d' },
}
const registry: Registry = { seq: 1, host, areas: { catalog, player } }

const inPage = pageRegistry(registry, ['idle.min.js'])
const fragments = releaseFragments(registry)
const filesAt = (path: string, of: Fragment[] = fragments): PageFiles[] =>
  [...pageFor(of, path).matchAll(/class="xhkt-files">(.*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text) as PageFiles)

test('the registry of the page has the digests of the first files of the host and of each manifest, and no others, and no early requests', () => {
  expect(inPage.host).toEqual({ ...host, integrity: { '/host/1.0.0-h/idle.min.js': 'sha384-p' } })
  const routes = catalog.routes.map((each) => ({ ...each, early: undefined }))
  expect(inPage.areas.catalog).toEqual({ ...catalog, routes, skeletons: undefined, assets: {}, integrity: {} })
  expect(inPage.areas.player?.manifest).toBe('sha384-manifest-of-player')
})

test('an address gets the first files, the early requests and the skeleton of its page', () => {
  expect(filesAt('/')).toEqual([
    {
      container: 'catalog_1.0.0-a',
      host: {},
      assets: { home: catalog.assets.home },
      integrity: {
        '/catalog/1.0.0-a/container.min.js': 'sha384-container.min.js',
        '/catalog/1.0.0-a/home.min.js': 'sha384-home.min.js',
        '/catalog/1.0.0-a/home.min.css': 'sha384-home.min.css',
      },
      early: { '/': early, '/about.html': early },
    },
  ])
  const sent = pageFor(fragments, '/')
  expect(sent).toContain('<template id="catalog_1.0.0-a-home" data-css=".home{top:0}"><i class="home"></i></template>')
  for (const other of ['course', 'player', '<style']) expect(sent).not.toContain(other)
})

test('an address gets the chunks that its route declares, those of the host too', () => {
  const [lesson] = filesAt('/live')
  expect(lesson?.integrity).toHaveProperty(['/player/1.0.0-b/media.min.js'], 'sha384-media.min.js')
  expect(lesson?.host).toEqual({ '/host/1.0.0-h/hls.min.js': 'sha384-hls' })
})

test('an address that is no route gets nothing of a page', () => {
  for (const path of ['/aboutxhtml', '/courseDetail', '/courseDetail/1/2', '/nowhere']) expect(pageFor(fragments, path)).toBe('')
})

test('for nginx each fragment has a pattern of its paths', () => {
  expect(withIncludes([{ html: 'a' }, { html: 'b', paths: ['/', '/about.html'] }, { html: 'c', paths: ['/course/:id'] }])).toBe(
    'a<!--# if expr="$xhkt_path = /^(/*/*|/*about[.]html/*)(?!.)/" -->b<!--# endif -->' +
      '<!--# if expr="$xhkt_path = /^(/*course/+[^/]+/*)(?!.)/" -->c<!--# endif -->',
  )
})

test('a skeleton has the rules of its markup alone, as the value of an attribute', () => {
  const skeletons = { html: { home: '<i class="home-1"></i>' }, css: '.home-1:before{content:"&"}.list-1{top:0}' }
  const text = pageFor(releaseFragments({ ...registry, areas: { catalog: { ...catalog, skeletons } } }), '/')
  expect(text).toContain('<template id="catalog_1.0.0-a-home" data-css=".home-1:before{content:&quot;&amp;&quot;}"><i class="home-1"></i></template>')
})

test('a canary has its own files beside those of the live release', () => {
  const canary = { ...live('catalog', '1.1.0-c', [route('/', 'home'), route('/new', 'new')]), share: 5 }
  const areas = { catalog: { ...catalog, canary } }
  expect(pageRegistry({ ...registry, areas }).areas.catalog?.canary).toMatchObject({ share: 5, assets: {}, integrity: {}, manifest: 'sha384-manifest-of-catalog' })
  const both = releaseFragments({ ...registry, areas })
  expect(filesAt('/', both).map(({ container }) => container)).toEqual([catalog.container, canary.container])
  // Only the canary has the page of `/new`.
  expect(filesAt('/new', both).map(({ container }) => container)).toEqual([canary.container])
})

test('a release whose manifest has no digest keeps all its files and early requests in the registry, and all its skeletons at each address', () => {
  const without = { ...registry, areas: { catalog: { ...catalog, manifest: undefined } } }
  const { routes, assets, integrity } = catalog
  expect(pageRegistry(without).areas.catalog).toMatchObject({ routes, assets, integrity })
  const sent = releaseFragments(without)
  for (const page of ['home', 'course']) expect(pageFor(sent, '/about.html')).toContain(`<template id="catalog_1.0.0-a-${page}"`)
  expect(filesAt('/about.html', sent)).toEqual([])
})
