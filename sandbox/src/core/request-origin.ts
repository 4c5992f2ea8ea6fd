import type { FastifyRequest } from 'fastify'

/** The host in the browser's address bar. Behind the web server it is in x-forwarded-host. */
export function hostOf({ headers, host }: FastifyRequest): string {
  const forwarded = headers['x-forwarded-host']
  return typeof forwarded === 'string' ? forwarded : host
}

/** The origin that the caller sees, behind the web server too. */
export const originOf = (request: FastifyRequest): string =>
  `${request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${hostOf(request)}`
