import { clearImmediate, clearInterval, setImmediate, setInterval } from 'node:timers'
import { createSession } from '../../../sandbox/src/domains/accounts/sessions.ts'
import { findOrCreateUser } from '../../../sandbox/src/domains/accounts/users.ts'
import { query, type Value } from '../../../sandbox/src/core/database.ts'
import type { TestSandbox } from '../../../sandbox/src/testing/test-sandbox.ts'
import { type ApiCall, type Answers, ApiFailure } from '@xhkt/testing/render-page'

interface Fault {
  failure: ApiFailure
  /** Whether the server acts before its answer is lost. */
  acts: boolean
}

// The sandbox calls `unref`, which only the timers of Node have.
Object.assign(globalThis, { setInterval, clearInterval, setImmediate, clearImmediate })

/** The real fetch, kept because `renderPage` replaces the global one. */
const networkFetch = globalThis.fetch

let phones = 13_911_110_000

/** A new learner of a real sandbox, which answers the calls of pages. The learner can act in a second tab, too. */
export class RealShop {
  readonly phone = String((phones += 1))
  readonly userId: number
  readonly #token: string
  readonly #sandbox: TestSandbox
  readonly #faults = new Map<string, Fault>()

  constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox
    this.userId = findOrCreateUser(sandbox.context, this.phone).id
    this.#token = createSession(sandbox.context, this.userId).access_token
  }

  /** Makes the next call of the given name fail. */
  fail(name: string, fault: Fault): void {
    this.#faults.set(name, fault)
  }

  async #send(name: string, { query: parameters = {}, body, headers = {} }: Partial<Pick<ApiCall, 'query' | 'body' | 'headers'>>): Promise<string> {
    const [method, path] = name.split(' ')
    const key = headers['Idempotency-Key']
    const sent = {
      authorization: `Bearer ${this.#token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const url = `${this.#sandbox.url}${path}?${new URLSearchParams(parameters).toString()}`
    return (await networkFetch(url, { method, headers: sent, body: body ? JSON.stringify(body) : undefined })).text()
  }

  /** The answers of the sandbox, for `renderPage`. */
  readonly answers: Answers = new Proxy<Answers>(
    {},
    {
      get: (_, name: string) => async (call: ApiCall) => {
        const fault = this.#faults.get(name)
        this.#faults.delete(name)
        if (fault && !fault.acts) return fault.failure
        const text = await this.#send(name, call)
        return fault ? fault.failure : ApiFailure.raw(text)
      },
    },
  )

  /** Makes a call of the same learner from a second tab, or a call of the sandbox's controls. */
  async call<Data = { order_no: string }>(name: string, body?: object, parameters?: Record<string, string>): Promise<Data> {
    const text = await this.#send(name, { body, query: parameters })
    const { code, message, data } = JSON.parse(text) as { code: number; message: string; data: Data }
    if (code !== 200001) throw new Error(`${name}: ${code} ${message}`)
    return data
  }

  async order(course_id: string, more: object = {}): Promise<string> {
    return (await this.call('POST /v1/order', { course_id, ...more })).order_no
  }

  /** Orders and pays. */
  async buy(course_id: string, more: object = {}): Promise<string> {
    const order_no = await this.order(course_id, more)
    await this.call('POST /v1/order/payment/confirm', { order_no })
    await this.call('POST /sandbox/pay', { order_no, result: 'success' })
    return order_no
  }

  /** The number of rows that a SELECT returns. */
  count(sql: string, ...values: Value[]): number {
    return this.#sandbox.context.db.all(query(sql), ...values).length
  }

  run(sql: string, ...values: Value[]): void {
    this.#sandbox.context.db.run(sql, ...values)
  }
}
