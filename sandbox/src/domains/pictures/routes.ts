import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { addPicture, picturePath, removeUnusedPictures } from './pictures.ts'
import type { Handlers } from '../../core/route.ts'

export const pictureHandlers = (context: Context) =>
  ({
    'POST /v1/user/order/evaluate/img': ({ user, file }) => addPicture(context, user, 'evaluation', file),
    'POST /v1/user/feedback/img': ({ user, file }) => addPicture(context, user, 'feedback', file),
  }) satisfies Partial<Handlers>

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

/** Serves the uploaded pictures without a login: an `img` sends no token. */
export function registerPictures(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { file: string } }>(`${picturePath}:file`, (request, reply) => {
    removeUnusedPictures(context)
    const { file } = request.params
    const type = types[extname(file)]
    const bytes = type && /^[0-9a-f]{32}\.\w+$/.test(file) ? context.pictureFiles.read(file) : null
    if (!type || !bytes) {
      reply.callNotFound()
      return reply
    }
    return reply
      .headers({ 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type(type)
      .send(bytes)
  })
}
