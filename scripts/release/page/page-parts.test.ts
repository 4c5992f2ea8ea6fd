/** @jest-environment node */
import type { LiveArea, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { pageFor, pageParts } from './page-parts.ts'

const route = (path: string, page: string, chunks?: string[]): RouteDeclaration => ({ path, page, title: '页', access: 'public', skeleton: page, chunks })

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
    skeletons: { html: Object.fromEntries(pages.map((page) => [page, `<i>${page}</i>`])), css: `.${area}{top:0}` },
  }
}

const catalog = live('catalog', '1.0.0-a', [route('/', 'home'), route('/courseDetail/:course_id', 'course'), route('/about.html', 'home')])
const player = live('player', '1.0.0-b', [route('/live', 'lesson', ['media', 'hls'])])
const host = {
  release: '1.0.0-h',
  manifest: 'sha384-manifest-of-host',
  integrity: { '/host/1.0.0-h/prefetch.min.js': 'sha384-p', '/host/1.0.0-h/hls.min.js': 'sha384-hls', '/host/1.0.0-h/demo.min.js': 'sha384-d' },
}
const registry: Registry = { seq: 1, host, areas: { catalog, player } }

const { registry: inPage, styles, templates, files } = pageParts(registry, ['prefetch.min.js'])
const html = [...styles.map(({ part }) => part), ...templates, ...files].join('\n')
const filesAt = (path: string): PageFiles[] =>
  [...pageFor(html, path).matchAll(/class="xhkt-files">(.*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text) as PageFiles)

test('the registry of the page has the digests of the first files of the host and of each manifest, and no others', () => {
  expect(inPage.host).toEqual({ ...host, integrity: { '/host/1.0.0-h/prefetch.min.js': 'sha384-p' } })
  expect(inPage.areas.catalog).toEqual({ ...catalog, skeletons: undefined, assets: {}, integrity: {} })
  expect(inPage.areas.player?.manifest).toBe('sha384-manifest-of-player')
})

test('an address gets the first files of its page, and the skeletons of its area', () => {
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
    },
  ])
  const sent = pageFor(html, '/')
  expect(sent).toContain('<style>.catalog{top:0}</style>')
  expect(sent).toContain('<template id="catalog_1.0.0-a-course">')
  expect(sent).not.toContain('player')
  expect(sent).not.toContain('<!--')
})

test('the chunks that a route declares are first files, of the host too', () => {
  const [lesson] = filesAt('/live')
  expect(lesson?.integrity).toHaveProperty(['/player/1.0.0-b/media.min.js'], 'sha384-media.min.js')
  expect(lesson?.host).toEqual({ '/host/1.0.0-h/hls.min.js': 'sha384-hls' })
})

test.each([
  ['/about.html', 'home'],
  ['/courseDetail/1001', 'course'],
  ['/courseDetail/1001/', 'course'],
  ['//courseDetail/课程', 'course'],
  ['/aboutxhtml', undefined],
  ['/courseDetail', undefined],
  ['/courseDetail/1/2', undefined],
  ['/live/more', undefined],
  ['/nowhere', undefined],
])('the page for %s has the files of %s', (path, page) => {
  expect(filesAt(path).flatMap(({ assets }) => Object.keys(assets))).toEqual(page ? [page] : [])
})

test('a canary has its own files beside those of the live release', () => {
  const canary = { ...live('catalog', '1.1.0-c', [route('/', 'home'), route('/new', 'new')]), share: 5 }
  const both = pageParts({ ...registry, areas: { catalog: { ...catalog, canary } } }, [])
  expect(both.registry.areas.catalog?.canary).toMatchObject({ share: 5, assets: {}, integrity: {}, manifest: 'sha384-manifest-of-catalog' })
  const home = pageFor(both.files.join(''), '/')
  for (const { container } of [catalog, canary]) expect(home).toContain(`"container":"${container}"`)
  // A browser without the canary has no such page.
  expect(pageFor(both.files.join(''), '/new')).not.toContain(catalog.container)
})

test('a release whose manifest has no digest keeps all its files in the registry', () => {
  const { registry: kept, files: none } = pageParts({ ...registry, areas: { catalog: { ...catalog, manifest: undefined } } }, [])
  expect(kept.areas.catalog).toMatchObject({ assets: catalog.assets, integrity: catalog.integrity })
  expect(none).toEqual([])
})
