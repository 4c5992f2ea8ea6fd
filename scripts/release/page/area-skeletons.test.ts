/** @jest-environment node */
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { Skeletons } from '@xhkt/contract/federation/skeletons'
import { areaSkeletons, styledTemplate, withoutSkeletons } from './area-skeletons.ts'

const live = (container: string, skeletons?: Skeletons): LiveArea => ({
  release: container,
  previous: null,
  entry: '',
  container,
  routes: [],
  assets: {},
  integrity: {},
  needs: { contract: 1 },
  skeletons,
})

const bone = '.bone-a1{display:block}'
const catalog = live('catalog_1', { html: { home: '<i>home</i>', list: '<i>list</i>' }, css: `${bone}@media print{.banner-c1{top:0}}` })
const canary = { ...live('catalog_2', { html: { home: '<i>new</i>' }, css: `${bone}.banner-c2{top:1px}` }), share: 5 }
const registry: Registry = { seq: 1, areas: { catalog: { ...catalog, canary }, player: live('player_1') } }

test('index.html has a template for each skeleton of each live release and canary', () => {
  expect(areaSkeletons(registry).templates).toEqual([
    '<template id="catalog_1-home"><i>home</i></template>',
    '<template id="catalog_1-list"><i>list</i></template>',
    '<template id="catalog_2-home"><i>new</i></template>',
  ])
})

test('a rule that several releases need is there once', () => {
  expect(areaSkeletons(registry).css).toBe(`${bone}@media print{.banner-c1{top:0}}.banner-c2{top:1px}`)
})

test('withoutSkeletons removes only the skeletons', () => {
  const { areas } = withoutSkeletons(registry)
  expect(JSON.stringify(areas)).not.toContain('skeletons')
  expect(areas).toMatchObject({ catalog: { release: 'catalog_1', canary: { release: 'catalog_2', share: 5 } }, player: { release: 'player_1' } })
})

test('a styled template has the rules of its markup alone, as the value of an attribute', () => {
  const css = '.home-1:before{content:"&"}.list-1{top:0}'
  const html = { home: '<i class="home-1"></i>' }
  expect(styledTemplate(live('catalog_1', { html, css }), 'home')).toBe(
    '<template id="catalog_1-home" data-css=".home-1:before{content:&quot;&amp;&quot;}"><i class="home-1"></i></template>',
  )
})
