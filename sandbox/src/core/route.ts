import { type Static, type TSchema, Type as T } from '@sinclair/typebox'
import { answerErrors, type CallName } from '@xhkt/contract/answer-errors'
import { endpoints } from '@xhkt/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { User } from './user.ts'
import type { Context } from './context.ts'
import { success } from './envelope.ts'
import { answerOnce, type KeyedCall } from './idempotency.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: User | null
  }
}

export interface Endpoint {
  summary: string
  session: 'none' | 'optional' | 'required'
  query?: TSchema
  body?: TSchema
  data: TSchema
  idempotencyKey?: true
  upload?: true
  download?: true
  refusals?: readonly number[]
  refusalData?: Readonly<Record<number, TSchema>>
}

type Contract = typeof endpoints
export type EndpointKey = keyof Contract
type Part<K extends EndpointKey, Name extends string> = Contract[K] extends Record<Name, infer S extends TSchema> ? Static<S> : undefined
type Caller = { none: null; optional: User | null; required: User }

/** Where a request comes from. */
export interface Client {
  /** The `Device-Id`; empty without one. */
  device: string
  address: string
  /** The `User-Agent`; empty without one. */
  agent: string
}

export interface Call<K extends EndpointKey> {
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  /** The uploaded file. */
  file: Contract[K] extends { upload: true } ? Uint8Array : undefined
  user: Caller[Contract[K]['session']]
  /** Empty for a visitor. */
  token: string
  client: Client
}

/** One handler for each endpoint of the contract. Without a handler for a new endpoint, the sandbox does not compile. */
export type Handlers = { [K in EndpointKey]: (call: Call<K>) => Part<K, 'data'> }

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

/** Not JSON: a client would take it for an envelope. */
const fileType = 'application/octet-stream'

const maxAgentLength = 300

/** A proxy adds the address that it answers as the last one. The browser controls the others. */
function clientOf({ headers, ip }: FastifyRequest): Client {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim()
  const agent = (headers['user-agent'] ?? '').slice(0, maxAgentLength)
  return { device: String(headers['device-id'] ?? ''), address: forwarded || ip, agent }
}

/** Throws when an answer breaks the contract, which is a bug of the sandbox. */
function assertAnswer(call: CallName, data: unknown): void {
  const [first] = answerErrors(call, data)
  if (first) throw new Error(`${call} breaks the contract at ${first.path}: ${first.message}`)
}

/** The body of an upload; empty without one. */
const fileOf = ({ body }: FastifyRequest): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array())

/** Who calls with a token. */
export interface Callers {
  /** Null: nobody, or the session is over. */
  find(token: string): User | null
  /** @throws ApiError when there is no session, or it is over. */
  require(token: string): User
}

function callerFor(callers: Callers, session: Endpoint['session'], token: string): User | null {
  if (session === 'required') return callers.require(token)
  return session === 'optional' ? callers.find(token) : null
}

/** Older clients do not send the key. */
const IdempotencyHeaders = T.Object({
  'Idempotency-Key': T.Optional(
    T.String({ minLength: 1, maxLength: 255 }),
  ),
})

/** Null without a key. */
function keyedCallOf(key: EndpointKey, { headers, body, caller }: FastifyRequest): KeyedCall | null {
  const idempotencyKey = headers['idempotency-key']
  if (typeof idempotencyKey !== 'string') return null
  return { caller: caller ? `user ${caller.id}` : `device ${String(headers['device-id'])}`, call: key, key: idempotencyKey, body }
}

/** A handler of any endpoint. Its input is validated before it runs. */
type AnyHandler = (call: { query: unknown; body: unknown; file: unknown; user: User | null; token: string; client: Client }) => unknown

function sendFile(reply: FastifyReply, data: unknown): FastifyReply {
  if (!(data instanceof Uint8Array)) throw new Error('a download must answer bytes')
  return reply.type(fileType).header('content-disposition', 'attachment').header('x-content-type-options', 'nosniff').send(Buffer.from(data))
}

/**
 * A query or a body with the fields of its schema alone. Nobody has checked any other field, so no handler may meet one: spread into a row
 * or into the text of a statement, it would reach the database.
 */
function knownFields(schema: TSchema | undefined, input: unknown): unknown {
  const properties = schema?.properties as Record<string, TSchema> | undefined
  if (!properties || typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(properties, name)))
}

function routeOf(context: Context, callers: Callers, key: EndpointKey, handler: AnyHandler): RouteOptions {
  const endpoint: Endpoint = endpoints[key]
  const [method = '', url = ''] = key.split(' ')
  return {
    method,
    url,
    schema: {
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.idempotencyKey && { headers: IdempotencyHeaders }),
    },
    // Runs before validation, so that a visitor hears about the login first.
    onRequest: (request, _reply, done) => {
      request.caller = callerFor(callers, endpoint.session, bearerOf(request))
      done()
    },
    handler: (request, reply) => {
      const { caller: user } = request
      const query = knownFields(endpoint.query, request.query)
      const body = knownFields(endpoint.body, request.body)
      const file = endpoint.upload ? fileOf(request) : undefined
      const handle = () => handler({ query, body, file, user, token: bearerOf(request), client: clientOf(request) })
      const keyedCall = endpoint.idempotencyKey ? keyedCallOf(key, request) : null
      const data = keyedCall ? answerOnce(context, keyedCall, handle) : handle()
      if (endpoint.download) return sendFile(reply, data)
      assertAnswer(key, data)
      return success(data)
    },
  }
}

/** Registers every endpoint of the contract, with validation of requests and answers. */
export function registerContract(app: FastifyInstance, context: Context, callers: Callers, handlers: Handlers): void {
  app.decorateRequest('caller', null)
  for (const key of Object.keys(endpoints) as EndpointKey[]) app.route(routeOf(context, callers, key, handlers[key] as AnyHandler))
}
