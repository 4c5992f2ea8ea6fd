import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

const byUrl = query<{ name: string; size: number }>('SELECT name, size FROM material WHERE url = ?')

const head = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n'
const chunk = 65_536

/** A PDF with an empty page, padded by an unused stream to the given size. */
function* pdfOf(size: number): Generator<string> {
  const tail = '\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  const open = (length: number) => `${head}${page}4 0 obj<</Length ${String(length).padStart(10, '0')}>>stream\n`
  const padding = size - open(0).length - tail.length
  yield open(padding)
  for (let left = padding; left > 0; left -= chunk) yield ' '.repeat(Math.min(chunk, left))
  yield tail
}

/** Serves course materials without a login: only buyers get the URLs. */
export function registerMaterials(app: FastifyInstance, { db }: Context): void {
  app.get<{ Params: { file: string } }>('/media/materials/:file', (request, reply) => {
    const found = db.get(byUrl, `/media/materials/${request.params.file}`)
    if (!found) {
      reply.callNotFound()
      return reply
    }
    return reply
      .type('application/pdf')
      .header('content-length', found.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      .send(Readable.from(pdfOf(found.size), { objectMode: false }))
  })
}
