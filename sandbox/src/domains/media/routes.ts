import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../core/context.ts'
import { mediaFolder, secondLine } from './media.ts'
import { allowedPath } from './signed-media.ts'

const types: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.srt': 'application/x-subrip',
  // A recording whose address has no file extension.
  '': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Whether a browser supports AVIF: then it names AVIF when it requests a picture. A wildcard says nothing. */
const takesAvif = (accept = ''): boolean => accept.split(',').some((each) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0+)?\s*$)|$)/.test(each))

interface Range {
  start: number
  /** Inclusive. */
  end: number
}

/** Parses a Range header with a single byte range. Null: no range, or several, which a server may ignore. */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

async function statFile(file: string): Promise<Stats | null> {
  try {
    const found = await stat(file)
    return found.isFile() ? found : null
  } catch {
    return null
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, type: string, { size, mtimeMs }: Stats): FastifyReply {
  const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const range = parseRange(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.type(type).header('content-length', end - start + 1)
  return reply.send(request.method === 'HEAD' ? null : createReadStream(file, { start, end }))
}

/**
 * Serves the committed pictures and lessons. A file name never changes its content, so browsers cache them for a year. A browser without
 * AVIF gets the JPEG beside it (docs/product/api.md#contract-conventions). An address of a lesson that has expired gets a 403.
 */
export function registerMedia(app: FastifyInstance, { clock }: Context): void {
  for (const line of ['/media/', secondLine]) {
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `${line}*`,
      handler: async (request, reply) => {
        const path = allowedPath(request.params['*'], clock.now())
        if (path === null) return reply.code(403).header('cache-control', 'no-store').send()
        const negotiated = extname(path) === '.avif'
        if (negotiated) void reply.header('vary', 'accept')
        const file = join(mediaFolder, negotiated && !takesAvif(request.headers.accept) ? path.replace(/\.avif$/, '.jpg') : path)
        const type = types[extname(file)]
        const found = type && file.startsWith(mediaFolder + sep) && !file.includes('\0') ? await statFile(file) : null
        if (!type || !found) {
          reply.callNotFound()
          return reply
        }
        return sendFile(request, reply, file, type, found)
      },
    })
  }
}
