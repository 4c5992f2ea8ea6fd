import type { RuntimeConfig } from '@xhkt/platform/config'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { tokens } from '@xhkt/contract/tokens'

/** The name of the web app manifest, below `page/` in the store and at the root of the site. */
export const webManifestName = 'manifest.webmanifest'

/** Static files of the host, which `npm run icons` draws from its favicon. */
const icons = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/** The web app manifest of a deployment, with the icons of its live host. */
export function webManifest({ productName }: RuntimeConfig, { release }: ReleaseManifest): string {
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    // `minimal-ui` keeps the browser's buttons for back and reload; the app has none.
    display: 'minimal-ui',
    theme_color: tokens.color.primary,
    background_color: tokens.color.bg,
    icons: icons.map(({ name, ...icon }) => ({ src: `/host/${release}/${name}`, type: 'image/png', ...icon })),
  })
}
