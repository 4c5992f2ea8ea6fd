import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import type { CaptchaResult } from '@xhkt/contract'
import { endpoints } from '@xhkt/contract/endpoints'
import { buildSandbox, type SandboxApp } from '../app.ts'
import type { Ledger } from '../ledger.ts'
import type { Call, Handlers, Key } from '../route.ts'

type Data<K extends Key> = ReturnType<Handlers[K]>

export interface Sent {
  query?: Record<string, string | number>
  body?: object
  token?: string
}

interface Answer<D> {
  code: number
  message: string
  data: D
}

/** A sandbox of twelve courses in a folder and on a port of its own. */
export class TestSandbox {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'xhkt-sandbox-'))
  private running: SandboxApp | null = null
  url = ''
  /** What went wrong inside. */
  readonly log: string[] = []
  /** The endpoints asked so far. */
  readonly asked = new Set<Key>()

  private constructor(private readonly ledger?: Ledger) {}

  static async open(scale = 12, ledger?: Ledger): Promise<TestSandbox> {
    const sandbox = new TestSandbox(ledger)
    await sandbox.start(scale)
    return sandbox
  }

  get context() {
    return this.app.context
  }

  get app(): SandboxApp {
    if (!this.running) throw new Error('the sandbox is not running')
    return this.running
  }

  async start(scale?: number): Promise<void> {
    this.running = await buildSandbox({ dataDir: this.dataDir, scale, ledger: this.ledger, log: (line) => this.log.push(line) })
    this.url = await this.running.app.listen({ host: '127.0.0.1', port: 0 })
  }

  async stop(): Promise<void> {
    await this.running?.app.close()
    this.running = null
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async discard(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true })
  }

  private async send<D>(method: string, path: string, payload?: object, headers: Record<string, string> = {}): Promise<Answer<D>> {
    const type = payload ? { 'content-type': 'application/json' } : undefined
    const reply = await fetch(this.url + path, { method, headers: { ...type, ...headers }, body: payload && JSON.stringify(payload) })
    return (await reply.json()) as Answer<D>
  }

  /** The envelope of a call, whose data must be what the contract says and no field more. */
  async ask<K extends Key>(key: K, { query, body, token }: Sent = {}): Promise<Answer<Data<K>>> {
    const [method, url] = key.split(' ') as ['GET' | 'POST', string]
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await this.send<Data<K>>(method, query ? `${url}?${asText(query)}` : url, body, headers)
    this.asked.add(key)
    if (answer.code === 200001) expect(Value.Clean(endpoints[key].data, structuredClone(answer.data))).toEqual(answer.data)
    return answer
  }

  /** The data of a call that must succeed. */
  async data<K extends Key>(key: K, sent: { query?: Call<K>['query']; body?: Call<K>['body']; token?: string } = {}): Promise<Data<K>> {
    const answer = await this.ask(key, sent as Sent)
    if (answer.code !== 200001) throw new Error(`${key}: ${answer.code} ${answer.message}`)
    return answer.data
  }

  async login(phone: string): Promise<string> {
    return (await this.data('POST /v1/login/register', { body: { phone, password: 'study2026' } })).access_token
  }

  control<D = object>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer<D>> {
    return this.send<D>(method, url, payload)
  }

  advance(seconds: number): void {
    this.context.clock.advance(seconds)
  }

  /** Until the end of the test time goes on by `advance` only: a second that passes by itself spoils what is held to the second. */
  standStill(): void {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  }

  /** Slides the puzzle as a person would. */
  async captcha(): Promise<CaptchaResult> {
    const load = await this.control<{ lot_number: string }>('GET', '/sandbox-geetest/load?captcha_id=test')
    const lot = load.data.lot_number
    const { data } = await this.control<{ x: number }>('GET', `/sandbox/captcha?lot_number=${lot}`)
    const passed = await this.control<{ seccode: CaptchaResult }>(
      'GET',
      `/sandbox-geetest/verify?lot_number=${lot}&userresponse=${data.x}`,
    )
    return passed.data.seccode
  }

  /** Has a code sent, and gives the fields that prove the phone. */
  async code(phone: string, type: 1 | 2 | 6): Promise<{ phone: string; sms_code: string }> {
    // Past the wait after the code before.
    this.advance(61)
    await this.data('POST /v1/sendSms', { body: { phone, type, ...(type === 2 ? await this.captcha() : undefined) } })
    return { phone, sms_code: await this.smsCode(phone) }
  }

  async smsCode(phone: string): Promise<string> {
    return (await this.control<{ sms_code: string }>('GET', `/sandbox/sms?phone=${phone}`)).data.sms_code
  }
}

const asText = (query: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()

export const owner = '13800000001'
export const newcomer = '13800000002'
