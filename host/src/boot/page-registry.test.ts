import type { LiveArea, PageFiles, Registry } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { pageRegistry } from './page-registry.ts'

const release = (container: string): LiveArea => ({
  release: container,
  previous: null,
  entry: '',
  container,
  routes: [],
  assets: {},
  integrity: {},
  needs: { contract: 2 },
  manifest: 'sha384-manifest',
})
const route = (path: string): RouteDeclaration => ({ path, page: 'home', title: '', access: 'public', skeleton: 'home' })
const json = (attributes: string, value: unknown): string => `<script type="application/json" ${attributes}>${JSON.stringify(value)}</script>`

test('the files of the addressed page join the registry, for the live release, the canary and the host', () => {
  const registry: Registry = {
    seq: 7,
    host: { release: 'h', integrity: { '/host/h/idle.js': 'sha384-p' } },
    areas: { catalog: { ...release('one'), canary: { ...release('two'), share: 5 } }, player: release('three') },
  }
  const files = (container: string): PageFiles => ({
    container,
    host: { '/host/h/hls.js': 'sha384-hls' },
    assets: { home: { js: [`/${container}.js`], css: [] } },
    integrity: { [`/${container}.js`]: `sha384-${container}` },
    early: {},
  })
  const parts = ['one', 'two', 'gone'].map((container) => json('class="xhkt-files"', files(container)))
  document.body.innerHTML = [json('id="xhkt-registry"', registry), ...parts].join('')
  const { host, areas } = pageRegistry()
  expect(host?.integrity).toEqual({ '/host/h/idle.js': 'sha384-p', '/host/h/hls.js': 'sha384-hls' })
  expect(areas.catalog).toMatchObject({ assets: files('one').assets, integrity: files('one').integrity })
  expect(areas.catalog?.canary).toMatchObject({ assets: files('two').assets, integrity: files('two').integrity })
  expect(areas.player).toEqual(release('three'))
})

test('the early requests of the addressed page join its routes; those of a release whose manifest has no digest are in the registry', () => {
  const early = [{ path: '/v1/home' as const }]
  const routes = [route('/'), route('/other')]
  const bare = { ...route('/bare'), early: [{ path: '/v1/menu' as const }] }
  const registry: Registry = { seq: 7, areas: { catalog: { ...release('one'), routes }, player: { ...release('two'), routes: [bare] } } }
  const files = (container: string): PageFiles => ({ container, host: {}, assets: {}, integrity: {}, early: {} })
  document.body.innerHTML = [
    json('id="xhkt-registry"', registry),
    json('class="xhkt-files"', { ...files('one'), early: { '/': early } }),
    json('class="xhkt-files"', files('two')),
  ].join('')
  const { areas } = pageRegistry()
  expect(areas.catalog?.routes).toEqual([{ ...route('/'), early }, route('/other')])
  expect(areas.player?.routes).toEqual([bare])
})

test('without a registry nothing is live', () => {
  document.body.innerHTML = ''
  expect(pageRegistry()).toEqual({ seq: 0, areas: {} })
})
