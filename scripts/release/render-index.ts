import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RuntimeConfig } from '@xhkt/shared/config'
import type { Registry } from '@xhkt/shared/federation/registry'
import { readManifest } from './registry-file.ts'
import { vendorOrigins } from './vendor-origins.ts'

interface Shell {
  layout: string
  skeletons: Record<string, string>
  /** Not in a release that is older than they are. */
  notices?: Record<string, string>
  boot: string
  mobile: string
  css: string
}

export interface RenderedIndex {
  html: string
  /** Sent with the page. */
  headers: Record<string, string>
  /** The same on a host of `debugHosts` (section 9). */
  debugHeaders: Record<string, string>
}

// A JSON script element ends at the first `</script`, wherever it stands.
const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The page that every route answers with: the static shell with its style, what is live, and the inline script that
 * asks for what the address needs. The host's scripts stand in a template, where the browser's preload scanner leaves
 * them alone: the boot script starts them, unless the page is on its way to the mobile site.
 */
export function renderIndex(store: string, registry: Registry, config: RuntimeConfig): RenderedIndex {
  const release = registry.host?.release
  if (!release) throw new Error('no host is live')
  const manifest = readManifest(store, 'host', release)
  const shell = JSON.parse(readFileSync(path.join(store, 'host', release, 'shell.json'), 'utf8')) as Shell
  const icon = encodeURIComponent(readFileSync(path.join(store, 'host', release, 'favicon.svg'), 'utf8').trim())
  const scripts = manifest.entry.map((name) => {
    const integrity = manifest.files[name]?.sha384 ?? ''
    return `<script crossorigin="anonymous" integrity="${integrity}" src="/host/${release}/${name}"></script>`
  })
  // Before anything else loads (section 1). Where there is no mobile site the page does without.
  const inline = [...(config.mobileSite ? [shell.mobile] : []), shell.boot]
  const redirect = config.mobileSite && `\n<script>${shell.mobile}</script>`
  const templatesOf = (what: string, parts: Record<string, string>): string[] =>
    Object.entries(parts).map(([kind, html]) => `<template id="${what}-${kind}">${html}</template>`)
  const templates = [...templatesOf('skeleton', shell.skeletons), ...templatesOf('notice', shell.notices ?? {})]
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${config.productName}</title>
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
  const vendors = vendorOrigins(config)
  const sources = (list: string[]): string => list.map((origin) => ` ${origin}`).join('')
  const others = sources(config.overrides)
  const captcha = sources(vendors.captcha)
  const policy = (styles: string): string => [
    "default-src 'self'",
    `script-src 'self' ${inline.map(hashOf).join(' ')}${sources(vendors.scripts)}${others}`,
    `style-src 'self' ${styles}${captcha}${others}`,
    `img-src 'self' data:${captcha}${others}`,
    `media-src 'self' blob:${others}`,
    `connect-src 'self'${captcha}${others}`,
    `frame-src 'self'${sources(vendors.frames)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headersWith = (policyText: string): Record<string, string> => ({
    'content-security-policy': policyText,
    'x-content-type-options': 'nosniff',
    // Our own server is told no more either: the first requests leave while WeChat's code still stands in the address.
    'referrer-policy': 'strict-origin',
    'cache-control': 'no-cache',
  })
  return {
    html,
    headers: headersWith(policy(hashOf(shell.css))),
    // The debug console writes its styles and its icons' font itself. A browser passes over 'unsafe-inline' beside a hash.
    debugHeaders: headersWith(`${policy("'unsafe-inline'")}; font-src 'self' data:`),
  }
}
