import type { FastifyRequest } from 'fastify'
import { hostOf } from '../vendors/third-party/redirect-uri.ts'

/** The origin that the caller sees, behind the web server too. */
export const originOf = (request: FastifyRequest): string =>
  `${request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${hostOf(request)}`
