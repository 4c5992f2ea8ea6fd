/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tokens } from '@xhkt/contract/tokens'
import { promoteAll } from '../promote.ts'
import { readRegistry } from '../registry-file.ts'
import { type RenderedIndexHtml, renderIndexHtml } from './render-index-html.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { newStorePath, published } from '../testing/packed-release.ts'
import { withIncludes } from './fragments.ts'
import { sandboxConfig } from './sandbox-config.ts'

interface WebManifest {
  name: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const statics = fileURLToPath(new URL('../../../host/static', import.meta.url))
let store: LocalFolder

beforeEach(() => (store = new LocalFolder(newStorePath())))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

async function render(productName = '学海'): Promise<RenderedIndexHtml> {
  await published(store, { owner: 'host' })
  await promoteAll(store, { host: '1.0.0-a' }, 'a test')
  return renderIndexHtml(store, readRegistry(store.place), sandboxConfig({ productName }))
}

test('the page links the manifest, which has the product name of the configuration and the colours of the tokens', async () => {
  const { page, debugPage, webManifest } = await render('学海 & 同窗')
  for (const each of [page, debugPage]) expect(withIncludes(each)).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(JSON.parse(webManifest)).toMatchObject({
    name: '学海 & 同窗',
    short_name: '学海 & 同窗',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: tokens.color.primary,
  })
})

test('each icon of the manifest is a file of the host, a PNG of the declared size', async () => {
  const { icons } = JSON.parse((await render()).webManifest) as WebManifest
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes, type } of icons) {
    const [, name = ''] = /^\/host\/1\.0\.0-a\/([\w.-]+)$/.exec(src) ?? []
    const png = readFileSync(path.join(statics, name))
    expect([type, png.subarray(1, 4).toString('latin1')]).toEqual(['image/png', 'PNG'])
    expect([name, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([name, sizes])
  }
})
