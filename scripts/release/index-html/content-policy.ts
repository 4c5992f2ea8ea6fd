import { createHash } from 'node:crypto'
import { originOf, vendorOrigins } from '../vendor-origins.ts'
import type { Deployment } from './deployment.ts'

/** The inline scripts and styles of a page. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The origins of these addresses, as sources of a directive. */
function sources(...addresses: string[]): string {
  const origins = new Set(addresses.map(originOf))
  return [...origins].map((origin) => (origin ? ` ${origin}` : '')).join('')
}

/** An origin of the chat may have the host `*.example.com`: browsers take it for every subdomain. */
const isChatOrigin = (origin: string): boolean => /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin)

function policyOf(inline: Inline, styles: string, config: Deployment): string {
  const { scripts, frames, captcha } = vendorOrigins(config)
  const { apiBase, app, beacons, mediaOrigins = [], chatOrigins = [], overrides } = config
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(hashOf).join(' ')}${sources(...scripts, ...overrides)}`,
    `style-src 'self' ${styles}${sources(...captcha, ...overrides)}`,
    `img-src 'self' data:${sources(app.qrcode, ...mediaOrigins, ...captcha, ...overrides)}`,
    `media-src 'self' blob:${sources(...mediaOrigins, ...overrides)}`,
    // hls.js fetches media, so connect-src has the media origins. 'self' includes WebSockets of the page's own origin.
    `connect-src 'self'${sources(apiBase, beacons, ...mediaOrigins, ...captcha, ...overrides)}${chatOrigins.filter(isChatOrigin).map((origin) => ` ${origin}`).join('')}`,
    `frame-src 'self'${sources(...frames)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** The policy for the page's `<meta>` element. `frame-ancestors` works only in a header (scripts/serve/page-headers.ts). */
export const strictPolicy = (inline: Inline, config: Deployment): string =>
  policyOf(inline, inline.styles.map(hashOf).join(' '), config)

/**
 * The debug console writes its styles and an icon font at run time, so the policy allows both. Browsers ignore 'unsafe-inline' beside a
 * hash, so style-src has no hashes.
 */
export const debugPolicy = (inline: Inline, config: Deployment): string =>
  `${policyOf(inline, "'unsafe-inline'", config)}; font-src 'self' data:`
