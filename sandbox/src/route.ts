import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { endpoints } from '@xhkt/contract/endpoints'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { findSession, requireSession } from './accounts/sessions.ts'
import type { User } from './accounts/users.ts'
import type { Context } from './context.ts'
import { enveloped, success } from './envelope.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: User | null
  }
}

interface Endpoint {
  summary: string
  session: 'none' | 'optional' | 'required'
  query?: TSchema
  body?: TSchema
  data: TSchema
}

type Contract = typeof endpoints
export type Key = keyof Contract
type Part<K extends Key, Name extends string> = Contract[K] extends Record<Name, infer S extends TSchema> ? Static<S> : undefined
type Caller = { none: null; optional: User | null; required: User }

export interface Call<K extends Key> {
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  user: Caller[Contract[K]['session']]
  /** Empty for a visitor. */
  token: string
}

/** One handler for each endpoint of the contract: a new endpoint does not compile until it is answered here. */
export type Handlers = { [K in Key]: (call: Call<K>) => Part<K, 'data'> }

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

/** Throws when an answer is not what the contract promises: a bug of the sandbox, never the caller's. */
function promise(key: string, schema: TSchema): (data: unknown) => void {
  let check: ReturnType<typeof TypeCompiler.Compile> | undefined
  return (data) => {
    check ??= TypeCompiler.Compile(schema)
    if (check.Check(data)) return
    const first = check.Errors(data).First()
    throw new Error(`${key} breaks the contract at ${first?.path ?? '/'}: ${first?.message ?? 'unknown'}`)
  }
}

function callerFor(context: Context, session: Endpoint['session'], token: string): User | null {
  if (session === 'required') return requireSession(context, token)
  return session === 'optional' ? findSession(context, token) : null
}

/** A handler of any endpoint: what it is given has been held to the schemas by then. */
type AnyHandler = (call: { query: unknown; body: unknown; user: User | null; token: string }) => unknown

function routeOf(context: Context, key: Key, handler: AnyHandler): RouteOptions {
  const endpoint: Endpoint = endpoints[key]
  const [method = '', url = ''] = key.split(' ')
  const keep = promise(key, endpoint.data)
  return {
    method,
    url,
    schema: {
      summary: endpoint.summary,
      tags: [url.split('/')[2] ?? ''],
      security: { none: [], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }[endpoint.session],
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: enveloped(endpoint.data) },
    },
    // Before the fields are looked at: whoever must log in first is told so.
    onRequest: (request, _reply, done) => {
      request.caller = callerFor(context, endpoint.session, bearerOf(request))
      done()
    },
    handler: (request) => {
      const data = handler({ query: request.query, body: request.body, token: bearerOf(request), user: request.caller })
      keep(data)
      return success(data)
    },
  }
}

/** Every endpoint of the contract, with its schemas and its answers held to them. */
export function registerContract(app: FastifyInstance, context: Context, handlers: Handlers): void {
  app.decorateRequest('caller', null)
  for (const key of Object.keys(endpoints) as Key[]) app.route(routeOf(context, key, handlers[key] as AnyHandler))
}
