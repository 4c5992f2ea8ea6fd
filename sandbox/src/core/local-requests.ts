import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { errorEnvelope } from './envelope.ts'

/** Listening addresses that stand for every address of this machine. */
const anyAddress = ['0.0.0.0', '::']

const isLoopback = (name: string): boolean => /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^::1$/.test(name)

/** Whether a `Host` header is a loopback name or one of `hosts`. */
export function isAnswered(hostHeader: string, hosts: readonly string[]): boolean {
  const name = hostHeader.toLowerCase().replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  // An address needs no DNS, so it cannot be rebound.
  return isLoopback(name) || hosts.includes(name) || (isIP(name) !== 0 && hosts.some((host) => anyAddress.includes(host)))
}

/**
 * Answers only requests for a loopback name or for one of `hosts`. A foreign page can make its own name resolve to this machine (DNS
 * rebinding), and then read what it requests under that name.
 */
export function refuseForeignHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isAnswered(headers.host ?? '', hosts)) await reply.code(403).type('text/plain').send('403 Forbidden\n')
  })
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what a page of another site, or of another port of this machine, sends to the sandbox's controls or would change by the API. */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, method, routeOptions }, reply) => {
    // The route, because a URL can be written in several ways.
    const isGuarded = /^\/sandbox(\/|$)/.test(routeOptions.url ?? '') || !safeMethods.includes(method)
    if (!isGuarded || !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) return
    await reply.code(403).send(errorEnvelope(403000, '请求来自其他网站，已拒绝'))
  })
}
