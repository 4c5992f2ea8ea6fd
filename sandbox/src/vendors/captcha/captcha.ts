import { readFileSync } from 'node:fs'
import { Type as T } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CaptchaResult } from '@xhkt/contract'
import { successCode } from '@xhkt/contract/constants'
import { createChallenges, type Verdict } from './challenges.ts'
import { drawBackground, drawPiece, size } from './picture.ts'

declare module '../../core/context.ts' {
  interface Context {
    verifyCaptcha(fields: CaptchaResult): 'ok' | 'expired' | 'used' | 'wrong'
  }
}

const base = '/sandbox-geetest'
const scripts = ['gt4.js', 'instance.js', 'dialog.js', 'slider.js']
const styles = ['gt4.css']

const LoadQuery = T.Object({ captcha_id: T.Optional(T.String()) })
const LotQuery = T.Object({ lot_number: T.String() })
const VerifyQuery = T.Object({ lot_number: T.String(), userresponse: T.Number() })
const PictureParams = T.Object({ lot_number: T.String(), layer: T.Union([T.Literal('background.png'), T.Literal('piece.png')]) })

function serveFile(app: FastifyInstance, file: string, type: string): void {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
  app.get(`${base}/${file}`, (_request, reply) => withHeaders(reply).type(`${type}; charset=utf-8`).send(text))
}

/** Sends the headers of the vendor's servers: CORS for every origin, and no caching without revalidation. */
const withHeaders = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache')

/**
 * A slider captcha with GeeTest's API (docs/product/third-parties.md#geetest-slider-captcha): the script at
 * `/sandbox-geetest/gt4.js`, its endpoints, and the check before an SMS code is sent.
 * Challenges live in memory. After a restart a learner has to slide again.
 *
 * @param now - the sandbox's clock in milliseconds
 */
export function createCaptcha(now: () => number = Date.now): {
  register(app: FastifyInstance): void
  verify(fields: CaptchaResult): Verdict
} {
  const challenges = createChallenges(now)

  function register(app: FastifyInstance): void {
    for (const file of scripts) serveFile(app, file, 'text/javascript')
    for (const file of styles) serveFile(app, file, 'text/css')

    app.get<{ Querystring: { captcha_id?: string } }>(
      `${base}/load`,
      { schema: { querystring: LoadQuery } },
      (request, reply) => {
        if (!request.query.captcha_id) {
          return withHeaders(reply).send({ status: 'error', code: '-50002', msg: 'param captcha_id required', desc: { type: 'defined error' } })
        }
        const { lotNumber, puzzle } = challenges.create()
        const data = {
          captcha_type: 'slide',
          lot_number: lotNumber,
          bg: `picture/${lotNumber}/background.png`,
          slice: `picture/${lotNumber}/piece.png`,
          ypos: puzzle.y,
          ...size,
        }
        return withHeaders(reply).send({ status: 'success', data })
      },
    )

    app.get<{ Params: { lot_number: string; layer: string } }>(
      `${base}/picture/:lot_number/:layer`,
      { schema: { params: PictureParams } },
      (request, reply) => {
        const puzzle = challenges.findPuzzle(request.params.lot_number)
        if (!puzzle) return withHeaders(reply).code(404).send()
        const picture = request.params.layer === 'piece.png' ? drawPiece(puzzle) : drawBackground(puzzle)
        return withHeaders(reply).type('image/png').send(picture)
      },
    )

    app.get<{ Querystring: { lot_number: string; userresponse: number } }>(
      `${base}/verify`,
      { schema: { querystring: VerifyQuery } },
      (request, reply) => {
        const answer = challenges.answer(request.query.lot_number, request.query.userresponse)
        const data = typeof answer === 'string' ? { result: 'fail', reason: answer } : { result: 'success', seccode: answer }
        return withHeaders(reply).send({ status: 'success', data })
      },
    )

    app.get<{ Querystring: { lot_number: string } }>(
      '/sandbox/captcha',
      { schema: { querystring: LotQuery } },
      (request) => {
        const puzzle = challenges.findPuzzle(request.query.lot_number)
        return puzzle
          ? { code: successCode, message: 'ok', data: { x: puzzle.x } }
          : { code: 404001, message: '没有这个拼图，请换一张', data: {} }
      },
    )
  }

  return { register, verify: (fields) => challenges.verify(fields) }
}
