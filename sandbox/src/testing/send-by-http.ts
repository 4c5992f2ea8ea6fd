import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'

export interface HttpRequest {
  method: string
  headers?: Record<string, string>
  body?: object
}

const agent = new Agent({ keepAlive: true })

export interface HttpAnswer {
  status: number
  body: unknown
}

/** Sends a request with JSON, and gives the JSON of its answer. Twice as fast as `fetch`. */
export async function sendByHttp(url: string, { method, headers, body }: HttpRequest): Promise<HttpAnswer> {
  const text = body && JSON.stringify(body)
  const type = text === undefined ? undefined : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const sent = request(url, { method, agent, headers: { 'user-agent': 'node', ...type, ...headers } })
  sent.end(text)
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: reply.statusCode ?? 0, body: await json(reply) }
}
