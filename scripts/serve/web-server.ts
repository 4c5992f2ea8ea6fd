import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import { refuseForeignHosts } from '@xhkt/sandbox/local-requests'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { hostCookie } from '@xhkt/contract/federation/canary'
import { hostPreviewCookie } from '@xhkt/contract/federation/preview'
import type { Registry } from '@xhkt/contract/federation/registry'
import { withCanaryAsHost } from '@xhkt/release/pointer/live-release'
import { readRegistry } from '@xhkt/release/registry-file'
import { pageFor } from '@xhkt/release/index-html/fragments'
import { hostPreviewPages, workingHostPreviews } from '@xhkt/release/index-html/host-previews'
import { webManifestName } from '@xhkt/release/index-html/web-manifest'
import { renderIndexHtml } from '@xhkt/release/index-html/render-index-html'
import { previewKeysOf } from '@xhkt/release/signing/preview-keys'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { isAssetPath, isPreviewPath, isPrivateFile, pathOf } from './asset-path.ts'
import { pageHeaders } from './index-html-headers.ts'

/** The fault that a test has set for a path; null lets the request pass. */
export type FaultFor = (path: string) => { status?: number; delay_ms?: number; drop?: boolean; body?: string } | null

export interface WebServerOptions {
  store: string
  /** The registry; by default the store's current pointer. */
  registry?: () => Registry
  config: RuntimeConfig
  /** The address of the API. */
  api: string
  /** Paths of the API beside those in production. */
  apiPaths?: string[]
  /** The address of the beacon collector. */
  collector?: string
  faultFor?: FaultFor
  /** The hosts that are answered beside the loopback names. */
  hosts?: readonly string[]
  /** The origins that may read built files; by default all, as in production. */
  readers?: readonly string[]
  /** Adds handlers before all others. */
  prepare?: (app: FastifyInstance) => void
}

/** The value of a cookie by which the server chooses the page. */
const cookieIn = (cookies = '', name: string): string => cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''

/** Headers that say who may read a release file. Without CORS, a foreign page could still run it as a script and read its functions. */
function readingHeaders(origin: string | undefined, readers: readonly string[] | undefined): Record<string, string> {
  if (!readers) return { 'access-control-allow-origin': '*', vary: 'accept-encoding' }
  const allowed = origin !== undefined && readers.includes(origin)
  return { vary: 'accept-encoding, origin', 'cross-origin-resource-policy': 'same-origin', ...(allowed && { 'access-control-allow-origin': origin }) }
}

/**
 * Serves the release store as production does: release files with a cache lifetime of a year, 404 for a missing one (never a
 * page), `index.html` for every route, and the API on the same origin.
 */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { store, config, faultFor, registry: live = () => readRegistry(store) } = options
  const passedOn = ['/v1', '/robots.txt', '/sitemap.xml', ...(options.apiPaths ?? [])].map((prefix) => [prefix, options.api] as const)
  if (options.collector !== undefined) passedOn.push(['/collector', options.collector])
  const app = Fastify({
    forceCloseConnections: true,
    // For an address that cannot be decoded the app shows its not-found page.
    frameworkErrors: (_error, request, reply) => {
      void sendPage(request, reply)
    },
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })

  refuseForeignHosts(app, options.hosts ?? [])
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

  // As in deploy/nginx/rules.conf. Release files are compressed already.
  await app.register(fastifyCompress, {
    threshold: 256,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
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
  for (const [prefix, upstream] of passedOn) {
    // By default the proxy sends a request again, after 503 too.
    const retry = { retryMethods: [], maxRetriesOn503: 0 }
    await app.register(fastifyProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      ...retry,
      // The third parties' pages link back to the host that they were requested from. The API counts SMS codes by address.
      replyOptions: {
        rewriteRequestHeaders: ({ headers: { host }, ip }, headers) => ({ ...headers, 'x-forwarded-host': host, 'x-forwarded-for': ip }),
      },
    })
  }

  // Open tabs poll, so an unchanged text is answered with 304. The ETag is not the seq, as another store may have the same. It is weak,
  // as it is the same for all encodings.
  const sendText = (text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(Buffer.from(text))
  }
  app.get('/registry.json', (request, reply) => sendText(JSON.stringify(live()), request, reply.type('application/json; charset=utf-8')))

  const files = new LocalFolder(store)
  const previewState = () => Promise.all([previewKeysOf(files, config), workingHostPreviews(files, config)])
  const render = async (registry: Registry) => {
    const canary = registry.host?.canary
    const ofCanary = canary && { release: canary.release, ...(await renderIndexHtml(files, withCanaryAsHost(registry), config)) }
    const previews = await previewState()
    const ofPreviews = await hostPreviewPages(files, registry, config)
    return { seq: registry.seq, previews, ofPreviews, ...(await renderIndexHtml(files, registry, config)), ofCanary }
  }
  let rendered = await render(live())
  const livePage = async (): Promise<typeof rendered> => {
    const registry = live()
    const isCurrent = registry.seq === rendered.seq && isDeepStrictEqual(await previewState(), rendered.previews)
    const now = isCurrent ? rendered : await render(registry)
    rendered = now
    return now
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { ofCanary, ofPreviews, ...live } = await livePage()
    const { cookie } = request.headers
    const ofPreview = ofPreviews.get(cookieIn(cookie, hostPreviewCookie))
    const { page, debugPage } = ofPreview ?? (ofCanary && cookieIn(cookie, hostCookie) === ofCanary.release ? ofCanary : live)
    const fragments = config.debugHosts.includes(request.hostname) ? debugPage : page
    return sendText(pageFor(fragments, pathOf(request.url)), request, reply.headers(pageHeaders).type('text/html; charset=utf-8'))
  }

  app.get(`/${webManifestName}`, async (request, reply) => {
    const { webManifest } = await livePage()
    return sendText(webManifest, request, reply.type('application/manifest+json'))
  })

  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url)
    if (isPrivateFile(pathname)) {
      reply.callNotFound()
      return reply
    }
    if (isAssetPath(pathname)) {
      reply.headers(readingHeaders(request.headers.origin, options.readers))
      return reply.sendFile(pathname.slice(1))
    }
    if (isPreviewPath(pathname)) return reply.header('cache-control', 'no-cache').sendFile(pathname.slice(1), { cacheControl: false })
    return sendPage(request, reply)
  })
  app.setNotFoundHandler(({ method }, reply) => {
    const [status, text] = ['GET', 'HEAD'].includes(method) ? [404, '404 Not Found\n'] : [405, '405 Not Allowed\n']
    return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text)
  })
  return app
}
