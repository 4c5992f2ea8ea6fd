/** @jest-environment node */
import type { LiveArea } from '@xhkt/contract/federation/registry'
import type { Skeletons } from '@xhkt/contract/federation/skeletons'
import { styledTemplate } from './styled-template.ts'

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

test('a styled template has the rules of its markup alone, as the value of an attribute', () => {
  const css = '.home-1:before{content:"&"}.list-1{top:0}'
  const html = { home: '<i class="home-1"></i>' }
  expect(styledTemplate(live('catalog_1', { html, css }), 'home')).toBe(
    '<template id="catalog_1-home" data-css=".home-1:before{content:&quot;&amp;&quot;}"><i class="home-1"></i></template>',
  )
})
