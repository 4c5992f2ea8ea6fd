import type { Registry } from '@xhkt/contract/federation/registry'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { debugPolicy, strictPolicy } from './page/content-policy.ts'
import type { Deployment } from './page/deployment.ts'
import { prefixOf } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'

interface Shell {
  layout: string
  skeletons: Record<string, string>
  /** Not in a release that is older than they are. */
  notices?: Record<string, string>
  boot: string
  mobile: string
  css: string
}

/** After the product's name: what the site is, for search engines, on every page that says nothing better of itself. */
const about = '，在线学习平台：直播课与录播课，先试听再购买，直播可预约，课后可回看。'

export interface RenderedIndex {
  html: string
  /** For a host of `debugHosts` (section 9): the same with a policy of its own. */
  debugHtml: string
}

// A JSON script element ends at the first `</script`, wherever it stands.
const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The page that every route answers with: the static shell with its style, what is live, and the inline script that
 * asks for what the address needs. The host's scripts stand in a template, where the browser's preload scanner leaves
 * them alone: the boot script starts them, unless the page is on its way to the mobile site. Its content policy stands
 * first in it: the policy names this page's inline scripts, and a server that sends a file knows nothing of them.
 */
export async function renderIndex(store: ReleaseStore, registry: Registry, deployment: Deployment): Promise<RenderedIndex> {
  const { mediaOrigins: _, ...config } = deployment
  const release = registry.host?.release
  if (!release) throw new Error('no host is live')
  const read = async (name: string): Promise<string> => {
    const file = await store.get(`${prefixOf('host', release)}${name}`)
    if (!file) throw new Error(`host ${release} has no ${name} in ${store.place}`)
    return file.body.toString()
  }
  const [manifestText, shellText, picture] = await Promise.all([manifestName, 'shell.json', 'favicon.svg'].map(read))
  const manifest = JSON.parse(manifestText ?? '') as ReleaseManifest
  const shell = JSON.parse(shellText ?? '') as Shell
  const icon = encodeURIComponent((picture ?? '').trim())
  const scripts = manifest.entry.map((name) => {
    const integrity = manifest.files[name]?.sha384 ?? ''
    return `<script crossorigin="anonymous" integrity="${integrity}" src="/host/${release}/${name}"></script>`
  })
  // Before anything else loads (section 1). Where there is no mobile site the page does without.
  const inline = { scripts: [...(config.mobileSite ? [shell.mobile] : []), shell.boot], style: shell.css }
  const redirect = config.mobileSite && `\n<script>${shell.mobile}</script>`
  const templatesOf = (what: string, parts: Record<string, string>): string[] =>
    Object.entries(parts).map(([kind, html]) => `<template id="${what}-${kind}">${html}</template>`)
  const templates = [...templatesOf('skeleton', shell.skeletons), ...templatesOf('notice', shell.notices ?? {})]
  const pageWith = (policy: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(config.productName)}</title>
<meta name="description" content="${escaped(`${config.productName}${about}`)}">
<link rel="icon" href="data:image/svg+xml,${icon}">
${json('xhkt-config', config)}${redirect}
<style>${shell.css}</style>
${json('xhkt-registry', registry)}
</head>
<body>
<div id="root">${shell.layout}</div>
${templates.join('\n')}
<template id="xhkt-scripts">${scripts.join('')}</template>
<script>${shell.boot}</script>
</body>
</html>
`
  return { html: pageWith(strictPolicy(inline, deployment)), debugHtml: pageWith(debugPolicy(inline, deployment)) }
}
