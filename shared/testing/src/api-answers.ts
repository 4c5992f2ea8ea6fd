import type { DataOf, Method, PathOf } from '@xhkt/contract'

/** A call that the client sent. */
export interface ApiCall {
  /** Method and path, such as `GET /v1/course/detail`. */
  name: string
  query: Record<string, string>
  /** Null: no body. */
  body: unknown
  headers: Record<string, string>
  keepalive: boolean
  /** Milliseconds that the client waits. */
  timeout: number
  /** Reports that this part of the body has been sent, from 0 to 1. */
  progress: (sent: number) => void
}

/** The outcome of a request: an HTTP response, or a failure without one. */
export type Wire = { status: number; text: string } | 'network' | 'timeout'

/** An answer of a test that makes the call fail, or a raw response. */
export class ApiFailure {
  readonly wire: Wire
  private constructor(wire: Wire) {
    this.wire = wire
  }

  /** An envelope with an error code. */
  static refused = (code: number, message: string): ApiFailure => ApiFailure.raw(JSON.stringify({ code, message, data: null }))
  /** An HTTP status without an envelope. */
  static status = (status: number): ApiFailure => ApiFailure.raw('', status)
  /** Any response text. */
  static raw = (text: string, status = 200): ApiFailure => new ApiFailure({ status, text })
  static network = (): ApiFailure => new ApiFailure('network')
  static timeout = (): ApiFailure => new ApiFailure('timeout')
}

type Reply<Data> = Data | ApiFailure
type Answer<Data> = Reply<Data> | ((call: ApiCall) => Reply<Data> | Promise<Reply<Data>>)

type CallName = { [M in Method]: `${M} ${PathOf<M>}` }[Method]

/** The answers of a test by call: the data, a failure, or a function of the call that gives either, or a promise of it. */
export type Answers = {
  [Name in CallName]?: Name extends `${infer M extends Method} ${infer P}` ? Answer<DataOf<M, P>> : never
}

/**
 * Answers a call.
 * @throws Error when the test has no answer for it.
 */
export async function answerCall(answers: Answers, call: ApiCall): Promise<Wire> {
  const answer = (answers as Record<string, unknown>)[call.name]
  if (answer === undefined) throw new Error(`The test has no answer for ${call.name}`)
  const reply: unknown = typeof answer === 'function' ? await (answer as (call: ApiCall) => unknown)(call) : answer
  return reply instanceof ApiFailure ? reply.wire : { status: 200, text: JSON.stringify({ code: 200001, message: '', data: reply }) }
}
