import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { root } from '../../../lib/paths.mjs'

const fromPlatform = createRequire(path.join(root, 'shared/platform/package.json'))
const hlsLight = path.join(path.dirname(fromPlatform.resolve('hls.js/package.json')), 'dist/hls.light.min.js')

export const barePath = '/bench/bare'

// The options of shared/platform/src/media/attach-hls.ts: with the defaults of hls.js, the bare page would load one segment more.
const pageOf = (url: string, startAt: number): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>hls.js</title>
<video autoplay playsinline width="1280" height="720"></video>
<script src="${barePath}/hls.js"></script>
<script>
const hls = new Hls({ startPosition: ${startAt}, testBandwidth: false, maxMaxBufferLength: 30 })
hls.loadSource(${JSON.stringify(url)})
hls.attachMedia(document.querySelector('video'))
</script>
</html>
`

/** Serves a page that has nothing but hls.js, on the origin of the app: the baseline of the first picture. */
export function serveBarePage(app: FastifyInstance): void {
  const script = brotliCompressSync(readFileSync(hlsLight))
  app.get(`${barePath}/hls.js`, (_request, reply) => reply.type('text/javascript').header('content-encoding', 'br').send(script))
  app.get<{ Querystring: { url: string; start: string } }>(barePath, ({ query }, reply) =>
    reply.type('text/html').send(pageOf(query.url, Number(query.start))),
  )
}
