import type { FastifyRequest } from 'fastify'
import { hostOf } from '../../core/request-origin.ts'

/** The parsed redirect URI, or null unless it is on the host of the request. Real third parties check a registered domain instead. */
export function allowedRedirectUri(request: FastifyRequest, redirectUri: string | undefined): URL | null {
  if (!redirectUri || !URL.canParse(redirectUri)) return null
  const url = new URL(redirectUri)
  return /^https?:$/.test(url.protocol) && url.host === hostOf(request) ? url : null
}
