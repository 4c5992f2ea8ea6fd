import type { Registry } from '@xhkt/contract/federation/registry'
import { manifestName, polyfillsName } from '@xhkt/contract/federation/release-manifest'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { readerOf } from '../document/document.ts'
import { number, objectOf, optional, recordOf, text, truth } from '../document/shape.ts'
import { colorSchemeScript, darkSheetName } from './color-scheme-script.ts'
import { debugPolicy, strictPolicy } from './content-policy.ts'
import type { Deployment } from './deployment.ts'
import { endMarker, incompleteDocumentScript } from './incomplete-document.ts'
import { type Fragment, jsonScript } from './fragments.ts'
import { pageRegistry, releaseFragments } from './release-fragments.ts'
import type { OldestVersions } from '../browser-engines.ts'
import { supportScript, unsupportedMessage, unsupportedStyle } from './unsupported-browser.ts'
import { webManifest, webManifestName } from './web-manifest.ts'
import { Refusal } from '../refusal.ts'
import { parseManifest, prefixOf } from '../release-folder.ts'
import { previewKeysOf } from '../signing/preview-keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'

interface Shell {
  layout: string
  skeletons: Record<string, string>
  notices: Record<string, string>
  boot: string
  /** Decides on canaries. In a host from before this field, the boot script does. */
  canary?: string
  mobile: string
  css: string
  oldest: OldestVersions
  /** It opens previews of the host, and marks its own page as one. A host from before this field does neither. */
  opensHostPreviews?: boolean
}

const parseShell = readerOf<Shell>({
  shape: objectOf<Shell>({
    layout: text,
    skeletons: recordOf(text),
    notices: recordOf(text),
    boot: text,
    canary: optional(text),
    mobile: text,
    css: text,
    oldest: recordOf(number),
    opensHostPreviews: optional(truth),
  }),
  meaning: 'The page cannot be made without it',
  remedy: 'Roll the host back: see "A release is damaged" in docs/runbook/incidents.md',
})

/** The description for search engines, after the product's name. */
const about = '，在线学习平台：直播课与录播课，先试听再购买，直播可预约，课后可回看。'

export interface RenderedIndexHtml {
  page: Fragment[]
  /** For a host of `debugHosts`: the same page with a policy for the debug console. */
  debugPage: Fragment[]
  /** The web app manifest that both pages link. */
  webManifest: string
}

async function readHostFile(store: ReleaseStore, release: string, name: string): Promise<string> {
  const file = await store.get(`${prefixOf('host', release)}${name}`)
  if (!file) throw new Refusal('broken', `host ${release} has no ${name} in ${store.place}`)
  return file.body.toString()
}

const shellOf = (store: ReleaseStore, release: string, text: string): Shell => parseShell(text, `${prefixOf('host', release)}shell.json`, store.place)

/** Refuses a host from before previews of the host: its page would not say that it is one, and nobody could leave it. */
export async function requireOpensHostPreviews(store: ReleaseStore, release: string): Promise<void> {
  if (shellOf(store, release, await readHostFile(store, release, 'shell.json')).opensHostPreviews) return
  throw new Refusal('gate', `host ${release} is from before previews of the host`, ['Release a newer host first'])
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The page of every route: the static shell with its style, the registry, and the inline boot script, which requests what the
 * address needs. The host's scripts are in a template, which the browser's preload scanner skips; the boot script starts them
 * unless it redirects to the mobile site. The content policy is in the page, as it has the hashes of this page's inline scripts,
 * which a static web server does not know.
 */
export async function renderIndexHtml(
  store: ReleaseStore,
  registry: Registry,
  deployment: Deployment & Pick<RuntimeConfig, 'preview'>,
): Promise<RenderedIndexHtml> {
  const { site: _site, mediaOrigins: _media, chatOrigins: _chat, ...configured } = deployment
  const config: RuntimeConfig = { ...configured, previewKeys: await previewKeysOf(store, deployment) }
  const release = registry.host?.release
  if (!release) throw new Error('no host is live')
  const [manifestText, shellText, picture] = await Promise.all([manifestName, 'shell.json', 'favicon.svg'].map((name) => readHostFile(store, release, name)))
  const manifest = parseManifest(manifestText ?? '', `${prefixOf('host', release)}${manifestName}`, store.place)
  const shell = shellOf(store, release, shellText ?? '')
  // Only characters that a data URL in an attribute cannot have are escaped: plain text compresses better.
  const icon = (picture ?? '').trim().replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)
  // The boot script knows the polyfills by their name, and leaves them out in a browser that needs none.
  const first = [...(manifest.files[polyfillsName] ? [polyfillsName] : []), ...manifest.entry]
  const scripts = first.map((name) => {
    const integrity = manifest.files[name]?.sha384 ?? ''
    return `<script crossorigin="anonymous" integrity="${integrity}" src="/host/${release}/${name}"></script>`
  })
  const css = shell.css + unsupportedStyle
  const linkDark = manifest.files[darkSheetName] ? [colorSchemeScript(`/host/${release}/${darkSheetName}`)] : []
  const firstScript = [supportScript(shell.oldest), incompleteDocumentScript, ...linkDark].join('\n')
  // A visitor of a deployment without a canary, or without a mobile site, does not load the script for it. That of canaries also leaves the
  // page of a preview whose host does not start.
  const hasCanary = config.preview !== undefined || [registry.host, ...Object.values(registry.areas)].some((live) => live?.canary)
  const choice = hasCanary ? (shell.canary ?? '') : ''
  const inline = {
    scripts: [firstScript, ...(config.mobileSite ? [shell.mobile] : []), ...(choice ? [choice] : []), shell.boot],
    styles: [css],
  }
  // The redirect runs before anything else loads.
  const redirect = config.mobileSite && `\n<script>${shell.mobile}</script>`
  const templatesOf = (what: string, markup: Record<string, string>): string[] =>
    Object.entries(markup).map(([kind, html]) => `<template id="${what}-${kind}">${html}</template>`)
  const templates = [...templatesOf('skeleton', shell.skeletons), ...templatesOf('notice', shell.notices)]
  const startWith = (policy: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="renderer" content="webkit">
<meta name="force-rendering" content="webkit">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<script>${firstScript}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(config.productName)}</title>
<meta name="description" content="${escaped(`${config.productName}${about}`)}">
<link rel="icon" href="data:image/svg+xml,${icon}">
<link rel="manifest" href="/${webManifestName}">
${jsonScript('id="xhkt-config"', config)}${redirect}
<style>${css}</style>
${jsonScript('id="xhkt-registry"', pageRegistry(registry, manifest.firstFiles))}
`
  const rest = `
</head>
<body>
<div id="root">${shell.layout}</div>
${unsupportedMessage(config, escaped)}
${templates.join('\n')}
<template id="xhkt-scripts">${scripts.join('')}</template>${choice && `\n<script>${choice}</script>`}
<script>${shell.boot}</script>
${endMarker}
</body>
</html>
`
  const pageWith = (policy: string): Fragment[] => [{ html: startWith(policy) }, ...releaseFragments(registry), { html: rest }]
  return {
    page: pageWith(strictPolicy(inline, deployment)),
    debugPage: pageWith(debugPolicy(inline, deployment)),
    webManifest: webManifest(config, manifest),
  }
}
