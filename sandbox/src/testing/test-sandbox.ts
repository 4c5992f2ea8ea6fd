import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import type { CaptchaResult, DataOf, DownloadPath, UploadPath } from '@xhkt/contract'
import { smsType, successCode } from '@xhkt/contract/constants'
import { endpoints } from '@xhkt/contract/endpoints'
import { createSession } from '../domains/accounts/sessions.ts'
import type { SmsType } from '../domains/accounts/sms-codes.ts'
import { findUser } from '../domains/accounts/users.ts'
import { buildSandbox, type SandboxApp } from '../app.ts'
import { refusalsOf } from '../core/refusals.ts'
import type { ReleaseHistory } from '../operator/releases/release-history.ts'
import type { Call, Endpoint, EndpointKey, Handlers } from '../core/route.ts'
import { sendByHttp } from './send-by-http.ts'

type Data<K extends EndpointKey> = ReturnType<Handlers[K]>

export interface RequestParts {
  query?: Record<string, string | number>
  body?: object
  token?: string
  idempotencyKey?: string
  headers?: Record<string, string>
}

interface Answer<D> {
  code: number
  message: string
  data: D
}

/** A sandbox on a free port with its own data folder. */
export class TestSandbox {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'xhkt-sandbox-'))
  private running: SandboxApp | null = null
  url = ''
  readonly log: string[] = []
  /** The endpoints that were requested so far. */
  readonly requested = new Set<EndpointKey>()

  constructor(private readonly releaseHistory?: ReleaseHistory) {}

  static async open(scale = 12, releaseHistory?: ReleaseHistory): Promise<TestSandbox> {
    const sandbox = new TestSandbox(releaseHistory)
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
    const { dataDir, releaseHistory } = this
    this.running = await buildSandbox({ dataDir, scale, releaseHistory, log: (line) => this.log.push(line) })
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

  private async send<D>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer<D>> {
    return (await sendByHttp(this.url + path, { method, headers, body })).body as Answer<D>
  }

  /** Sends a request and returns its envelope. The data must match the contract and have no other fields; a refusal must be listed. */
  async request<K extends EndpointKey>(key: K, parts: RequestParts = {}): Promise<Answer<Data<K>>> {
    const { query, body, token, idempotencyKey } = parts
    const [method, url] = key.split(' ') as ['GET' | 'POST', string]
    const headers: Record<string, string> = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...parts.headers,
    }
    const hasFaults = this.context.faults.list().length > 0
    const answer = await this.send<Data<K>>(method, query ? `${url}?${asText(query)}` : url, body, headers)
    this.requested.add(key)
    if (answer.code === successCode) expect(Value.Clean(endpoints[key].data, structuredClone(answer.data))).toEqual(answer.data)
    else if (!hasFaults) expectListedRefusal(key, answer)
    return answer
  }

  /** Sends a request that must succeed, and returns its data. */
  async data<K extends EndpointKey>(key: K, parts: { query?: Call<K>['query']; body?: Call<K>['body']; token?: string } = {}): Promise<Data<K>> {
    const answer = await this.request(key, parts as RequestParts)
    if (answer.code !== successCode) throw new Error(`${key}: ${answer.code} ${answer.message}`)
    return answer.data
  }

  /** Uploads a file as the API client does. */
  async upload<P extends UploadPath>(path: P, file: Uint8Array, token?: string): Promise<Answer<DataOf<'POST', P>>> {
    const headers = { 'content-type': 'image/jpeg', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(this.url + path, { method: 'POST', headers, body: Buffer.from(file) })
    this.requested.add(`POST ${path}`)
    return (await reply.json()) as Answer<DataOf<'POST', P>>
  }

  /** Downloads a file: its bytes as text, and its type. */
  async download(path: DownloadPath, token: string): Promise<{ type: string; text: string }> {
    const reply = await fetch(this.url + path, { headers: { authorization: `Bearer ${token}` } })
    this.requested.add(`GET ${path}`)
    return { type: reply.headers.get('content-type') ?? '', text: await reply.text() }
  }

  /** Logs an account in without its password, whose hash takes 0.1 s. */
  login(phone: string): Promise<string> {
    const user = findUser(this.context, phone)
    if (!user) throw new Error(`${phone} has no account`)
    return Promise.resolve(createSession(this.context, user.id, { agent: 'node' }).access_token)
  }

  /** Sends a request to the control API under `/sandbox`. */
  control<D = object>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer<D>> {
    return this.send<D>(method, url, payload)
  }

  /** Puts the data back to that of an empty folder. */
  async reset(): Promise<void> {
    await this.control('POST', '/sandbox/reset')
  }

  advance(seconds: number): void {
    this.context.clock.advance(seconds)
  }

  /** Stops the clock for this test, except for `advance`, so that a test can expect exact seconds. */
  freezeTime(): void {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  }

  /** Solves a captcha. */
  async captcha(): Promise<CaptchaResult> {
    const load = await this.control<{ lot_number: string }>('GET', '/sandbox-geetest/load?captcha_id=test')
    const lotNumber = load.data.lot_number
    const { data } = await this.control<{ x: number }>('GET', `/sandbox/captcha?lot_number=${lotNumber}`)
    const passed = await this.control<{ seccode: CaptchaResult }>(
      'GET',
      `/sandbox-geetest/verify?lot_number=${lotNumber}&userresponse=${data.x}`,
    )
    return passed.data.seccode
  }

  /** Has an SMS code sent, and returns the fields that verify the phone. */
  async requestCode(phone: string, type: SmsType): Promise<{ phone: string; sms_code: string }> {
    // Ends the wait after an earlier code.
    this.advance(61)
    await this.data('POST /v1/sendSms', { body: { phone, type, ...(type === smsType.login ? await this.captcha() : undefined) } })
    return { phone, sms_code: await this.smsCode(phone) }
  }

  async smsCode(phone: string): Promise<string> {
    return (await this.control<{ sms_code: string }>('GET', `/sandbox/sms?phone=${phone}`)).data.sms_code
  }
}

/** A sandbox that starts before the first test of the file and ends after the last. */
export function sandboxOfFile(scale = 12, releaseHistory?: ReleaseHistory): TestSandbox {
  const sandbox = new TestSandbox(releaseHistory)
  beforeAll(() => sandbox.start(scale))
  afterAll(() => sandbox.discard())
  return sandbox
}

/** A sandbox of the file whose data are new in each test, and whose clock stands still there, except for `advance`. */
export function sandboxOfEachTest(scale?: number): TestSandbox {
  const sandbox = sandboxOfFile(scale)
  beforeEach(() => {
    sandbox.freezeTime()
    return sandbox.reset()
  })
  return sandbox
}

/** Fails unless the contract lists the refusal and has the schema of its data. */
function expectListedRefusal(key: EndpointKey, { code, data }: Answer<unknown>): void {
  const endpoint: Endpoint = endpoints[key]
  expect([key, refusalsOf(endpoint)]).toEqual([key, expect.arrayContaining([code])])
  const schema = endpoint.refusalData?.[code]
  expect(data).toEqual(schema ? Value.Clean(schema, structuredClone(data)) : {})
  if (schema) expect([...Value.Errors(schema, data)]).toEqual([])
}

const asText = (query: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()

export const buyer = '13800000001'
export const newcomer = '13800000002'
