import type { FastifyRequest } from 'fastify'

/** The host of the address that the browser shows, also behind the web server. */
function hostOf({ headers, host }: FastifyRequest): string {
  const forwarded = headers['x-forwarded-host']
  return typeof forwarded === 'string' ? forwarded : host
}

/** A third party leads back to the domain that is registered with it: here, to whoever asks. Null for anywhere else. */
export function returnUrl(request: FastifyRequest, redirectUri: string | undefined): URL | null {
  if (!redirectUri || !URL.canParse(redirectUri)) return null
  const url = new URL(redirectUri)
  return /^https?:$/.test(url.protocol) && url.host === hostOf(request) ? url : null
}
