import type { DataOf, Method, PathOf } from '@xhkt/contract'

/** One call as it left the client. */
export interface ApiCall {
  /** Method and path, as `GET /v1/course/detail`. */
  name: string
  query: Record<string, string>
  /** Null when there was none. */
  body: unknown
  headers: Record<string, string>
  keepalive: boolean
}

/** What comes over the wire: text under a status, or a failure below HTTP. */
export type Wire = { status: number; text: string } | 'network' | 'timeout'

/** An answer that is not the data. */
export class ApiFailure {
  readonly wire: Wire
  private constructor(wire: Wire) {
    this.wire = wire
  }

  /** The server refuses with an envelope. */
  static refused = (code: number, message: string): ApiFailure => ApiFailure.raw(JSON.stringify({ code, message, data: null }))
  /** An HTTP status and no envelope. */
  static status = (status: number): ApiFailure => ApiFailure.raw('', status)
  /** Any text, as a broken server might send. */
  static raw = (text: string, status = 200): ApiFailure => new ApiFailure({ status, text })
  static network = (): ApiFailure => new ApiFailure('network')
  static timeout = (): ApiFailure => new ApiFailure('timeout')
}

type Reply<Data> = Data | ApiFailure
type Answer<Data> = Reply<Data> | ((call: ApiCall) => Reply<Data> | Promise<Reply<Data>>)

type CallName = { [M in Method]: `${M} ${PathOf<M>}` }[Method]

/** Answers by the calls of the contract: the data, a failure, or a function of the call that gives either, also later. */
export type Answers = {
  [Name in CallName]?: Name extends `${infer M extends Method} ${infer P}` ? Answer<DataOf<M, P>> : never
}

/** Finds the answer to a call; one that the test has none for is a mistake of the test. */
export async function answerCall(answers: Answers, call: ApiCall): Promise<Wire> {
  const answer = (answers as Record<string, unknown>)[call.name]
  if (answer === undefined) throw new Error(`The test has no answer for ${call.name}`)
  const reply: unknown = typeof answer === 'function' ? await (answer as (call: ApiCall) => unknown)(call) : answer
  return reply instanceof ApiFailure ? reply.wire : { status: 200, text: JSON.stringify({ code: 200001, message: '', data: reply }) }
}
