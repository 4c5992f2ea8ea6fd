import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '@xhkt/shared/config'
import { vendorOrigins } from '../vendor-origins.ts'

/** What stands inline in a page. */
export interface Inline {
  scripts: string[]
  style: string
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyOf(inline: Inline, styles: string, config: RuntimeConfig): string {
  const vendors = vendorOrigins(config)
  const sources = (list: string[]): string => list.map((origin) => ` ${origin}`).join('')
  const others = sources(config.overrides)
  const captcha = sources(vendors.captcha)
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(hashOf).join(' ')}${sources(vendors.scripts)}${others}`,
    `style-src 'self' ${styles}${captcha}${others}`,
    `img-src 'self' data:${captcha}${others}`,
    `media-src 'self' blob:${others}`,
    `connect-src 'self'${captcha}${others}`,
    `frame-src 'self'${sources(vendors.frames)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** The page's own policy. `frame-ancestors` counts in a header only (`page-headers.ts`). */
export const strictPolicy = (inline: Inline, config: RuntimeConfig): string =>
  policyOf(inline, hashOf(inline.style), config)

/** The debug console writes its styles and its icons' font itself. A browser passes over 'unsafe-inline' beside a hash. */
export const debugPolicy = (inline: Inline, config: RuntimeConfig): string =>
  `${policyOf(inline, "'unsafe-inline'", config)}; font-src 'self' data:`
