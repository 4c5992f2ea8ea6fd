import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Html } from '../../core/html.ts'

interface VendorPage {
  title: string
  /** URL prefix of the style and the script, such as `/sandbox-qq`. */
  base: string
  style: string
  script: string
  body: Html
}


/** Sends a page in place of a vendor's. Its policy forbids inline code; `ancestors` says who may frame it. */
export function sendPage(reply: FastifyReply, { title, base, style, script, body }: VendorPage, ancestors: 'none' | 'self'): FastifyReply {
  const page = html`<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${base}/${style}"><script src="${base}/${script}" defer></script></head>
${body}
</html>
`
  const policy = [
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'",
    `frame-ancestors '${ancestors}'`,
  ].join('; ')
  return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' }).send(page.text)
}

/** The page for wrong parameters. It does not redirect, because the redirect URI cannot be trusted. */
export const errorBody = (error: string): Html =>
  html`<body class="fault"><main><h1>参数错误</h1><p role="alert">${error}</p></main></body>`

/** Serves a file of this folder at the vendor's path. */
export function serveFile(app: FastifyInstance, path: string, file: string, type: 'text/css' | 'text/javascript'): void {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  app.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text))
}
