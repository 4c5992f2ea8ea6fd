import { type ApiCall, type Answers, answerCall, type Wire } from './api-answers.ts'

interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  keepalive: boolean
  timeout: number
  progress: (sent: number) => void
}

let answer: (request: Outgoing) => Promise<Wire> = () => Promise.resolve('network')

/** The part of XMLHttpRequest that the API client uses. */
class FakeXhr {
  timeout = 0
  status = 0
  statusText = ''
  responseText = ''
  responseType = ''
  responseURL = ''
  onloadend: (() => void) | null = null
  onerror: (() => void) | null = null
  ontimeout: (() => void) | null = null
  onabort: (() => void) | null = null
  readonly upload = new EventTarget()
  private aborted = false
  private request: Outgoing = { method: '', url: '', headers: {}, body: undefined, keepalive: false, timeout: 0, progress: () => undefined }

  get response(): unknown {
    if (this.responseType !== 'blob') return this.responseText
    // A refused download has an envelope as its body. jsdom's blobs have no `text`.
    const type = this.responseText.startsWith('{"code":') ? 'application/json' : ''
    return Object.assign(new Blob([this.responseText], { type }), { text: () => Promise.resolve(this.responseText) })
  }

  open(method: string, url: string): void {
    this.request = { ...this.request, method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.request.headers[name] = value
  }

  getAllResponseHeaders = (): string => ''
  addEventListener = (): void => {}
  removeEventListener = (): void => {}

  abort(): void {
    this.aborted = true
  }

  send(body: unknown): void {
    const progress = (sent: number) =>
      void this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: sent * 100, total: 100 }))
    void answer({ ...this.request, body, timeout: this.timeout, progress }).then((wire) => {
      if (this.aborted) return
      if (wire === 'network') this.onerror?.()
      else if (wire === 'timeout') this.ontimeout?.()
      else {
        this.status = wire.status
        this.responseText = wire.text
        this.onloadend?.()
      }
    })
  }
}

/** A name as in `Content-Type`: fetch gives all names in lower case. */
const headerName = (name: string): string => name.replace(/\b\w/g, (letter) => letter.toUpperCase())

async function fakeFetch(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = typeof input === 'string' ? new Request(new URL(input, location.href), init) : input
  const { method, url, keepalive, signal } = request
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [headerName(name), value]))
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const body = request.body && (await request.text())
  const wire = await Promise.race([answer({ method, url, headers, body, keepalive, timeout: 0, progress: () => undefined }), aborted])
  if (typeof wire === 'string') throw new TypeError('Failed to fetch')
  return new Response(wire.text, { status: wire.status })
}

/** Answers the requests of the API client from `answers` and records them in `calls`, until `restore`. */
export function installTransport(answers: Answers): { calls: ApiCall[]; restore: () => void } {
  const { XMLHttpRequest: xhr, fetch } = globalThis
  const calls: ApiCall[] = []
  answer = async ({ method, url, headers, body, ...how }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : (body ?? null)
    const call = { name: `${method} ${pathname}`, query: Object.fromEntries(searchParams), body: parsed, headers, ...how }
    calls.push(call)
    try {
      return await answerCall(answers, call)
    } catch (error) {
      // Throws outside the client, which would report a mistake of the test as a failed request.
      queueMicrotask(() => {
        throw error
      })
      return 'network'
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr, fetch: fakeFetch })
  return { calls, restore: () => Object.assign(globalThis, { XMLHttpRequest: xhr, fetch }) }
}
