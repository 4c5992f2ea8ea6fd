import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { RuntimeConfig } from '@xhkt/shared/config'
import type { Registry } from '@xhkt/shared/federation/registry'
import { readRegistry } from '../release/registry-file.ts'
import { renderIndex } from '../release/render-index.ts'
import { isAssetPath } from './asset-path.ts'
import { EncodedText } from './encoded.ts'

/** A fault that a test has switched on for a path; null lets the request pass. */
export type FaultFor = (path: string) => { status?: number; delay_ms?: number; drop?: boolean; body?: string } | null

export interface WebServerOptions {
  store: string
  /** What is live; the store's pointer, as it is then, unless said. */
  registry?: () => Registry
  config: RuntimeConfig
  /** Where the API behind the app listens. */
  api: string
  /** Paths that go there, beside `/v1`. */
  apiPaths?: string[]
  faultFor?: FaultFor
  /** Adds to the server before anything else is there. */
  prepare?: (app: FastifyInstance) => void
}

interface Page {
  seq: number
  text: EncodedText
  headers: Record<string, string>
  debugHeaders: Record<string, string>
}

/**
 * Serves the release store as production does: release files for a year, 404 for one that is not there (never a
 * page), `index.html` for every route, and the API behind the same origin.
 */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { store, config, faultFor, registry: live = () => readRegistry(store) } = options
  const app = Fastify({
    forceCloseConnections: true,
    // An address that cannot be decoded is a route of nobody: the app says so.
    frameworkErrors: (_error, request, reply) => {
      void sendPage(request, reply)
    },
  })

  options.prepare?.(app)
  if (faultFor) {
    app.addHook('onRequest', async (request, reply) => {
      const fault = isAssetPath(request.url) ? faultFor(request.url) : null
      if (!fault) return
      if (fault.delay_ms) await new Promise((resolve) => setTimeout(resolve, fault.delay_ms))
      if (fault.drop) reply.raw.destroy()
      else if (fault.status) await reply.code(fault.status).send(fault.body ?? '')
    })
  }

  // Answers of the API; release files and the page are compressed already.
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(fastifyStatic, {
    root: store,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    maxAge: '365d',
    immutable: true,
  })
  for (const prefix of ['/v1', ...(options.apiPaths ?? [])]) {
    // An answer of 503 is an answer: the proxy would ask again by itself.
    const retry = { retryMethods: [], maxRetriesOn503: 0 }
    await app.register(fastifyProxy, {
      upstream: options.api,
      prefix,
      rewritePrefix: prefix,
      ...retry,
      // The third parties' pages lead back to the host that they were asked from.
      replyOptions: { rewriteRequestHeaders: ({ headers: { host } }, headers) => ({ ...headers, 'x-forwarded-host': host }) },
    })
  }

  app.get('/registry.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(live()))

  const render = (registry: Registry): Page => {
    const { html, ...headers } = renderIndex(store, registry, config)
    return { seq: registry.seq, text: new EncodedText(html), ...headers }
  }
  let page = render(live())
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const registry = live()
    if (registry.seq !== page.seq) page = render(registry)
    const { body, encoding } = page.text.for(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    const headers = config.debugHosts.includes(request.hostname) ? page.debugHeaders : page.headers
    return reply.headers(headers).header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(body)
  }

  app.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/'
    if (isAssetPath(pathname)) {
      reply.header('access-control-allow-origin', '*')
      return reply.sendFile(pathname.slice(1))
    }
    return sendPage(request, reply)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404 Not Found\n'))
  return app
}
