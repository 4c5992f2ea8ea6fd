import type { DataOf, Method, PathOf } from '@xhkt/shared/contract'

/** One call as it left the client. */
export interface ApiCall {
  /** Method and path, as `GET /v1/course/detail`. */
  name: string
  query: Record<string, string>
  /** Null when there was none. */
  body: unknown
  headers: Record<string, string>
}

type Failing = { code: number; message: string } | { status: number } | 'network' | 'timeout'

/** An answer that is not the data. */
export class ApiFailure {
  readonly how: Failing
  private constructor(how: Failing) {
    this.how = how
  }

  /** The server refuses with an envelope. */
  static refused = (code: number, message: string): ApiFailure => new ApiFailure({ code, message })
  /** An HTTP status and no envelope. */
  static status = (status: number): ApiFailure => new ApiFailure({ status })
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

/** Finds the answer to a call; a call that a test has none for fails loudly. */
export async function answerCall(answers: Answers, call: ApiCall): Promise<unknown> {
  const answer = (answers as Record<string, Answer<unknown> | undefined>)[call.name]
  if (answer === undefined) throw new Error(`The test has no answer for ${call.name}`)
  return typeof answer === 'function' ? await (answer as (call: ApiCall) => unknown)(call) : answer
}
