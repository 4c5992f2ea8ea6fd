import { randomUUID } from 'node:crypto'
import { buildUrl } from '@xhkt/platform/api/build-url'

/** Milliseconds, as in the app. */
const timeout = 10_000

export interface Reply {
  /** The HTTP status; 0 without an answer. */
  status: number
  /** The code of the envelope; 0 without an envelope. */
  code: number
  message: string
  data: unknown
  milliseconds: number
  /** Faults of the answer outside of its data. */
  faults: string[]
}

function envelopeFaults({ status, headers }: Response, isEnvelope: boolean): string[] {
  return [
    ...(isEnvelope && status !== 200 ? [`HTTP ${status}: an envelope has HTTP 200`] : []),
    ...(headers.has('date') ? [] : ['no Date header: pages count down by the clock of the API']),
  ]
}

/** Makes calls with the headers and the time limit of the app. */
export class ApiClient {
  private readonly headers: Record<string, string> = {
    'Device-Id': randomUUID(),
    'Client-Type': 'web',
    'Client-Source': '0',
    'Client-Version': '100',
  }

  constructor(
    private readonly address: string,
    token?: string,
  ) {
    if (token) this.headers.Authorization = `Bearer ${token}`
  }

  async call(name: string, { query, body }: { query?: object; body?: unknown } = {}): Promise<Reply> {
    const [method = 'GET', path = ''] = name.split(' ')
    const began = performance.now()
    const headers: Record<string, string> = { ...this.headers, ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }) }
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal: AbortSignal.timeout(timeout) }
    const since = (): number => Math.round(performance.now() - began)
    try {
      const response = await fetch(this.address.replace(/\/+$/, '') + buildUrl(path, query), init)
      const text = await response.text()
      const envelope = parsed(text)
      const { code = 200001, message = '', data = null } = envelope ?? { code: 0 }
      const faults = envelopeFaults(response, envelope !== null)
      return { status: response.status, code: Number(code), message, data, milliseconds: since(), faults }
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } }
      return { status: 0, code: 0, message: cause?.code ?? message, data: null, milliseconds: since(), faults: [] }
    }
  }
}

interface Envelope {
  code?: number | string
  message?: string
  data?: unknown
}

/** The envelope in a text; null if the text is no envelope. */
function parsed(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
