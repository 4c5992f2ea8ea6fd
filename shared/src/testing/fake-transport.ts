import { ApiFailure, type ApiCall, type Answers, answerCall } from './api-answers.ts'

/** What came over the wire: an envelope, or a failure below it. */
type Wire = { status: number; text: string } | 'network' | 'timeout'

interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
}

let answer: (request: Outgoing) => Promise<Wire> = () => Promise.resolve('network')

/** Stands in for the browser's request under the real client, as far as the client uses one. */
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
  private request: Outgoing = { method: '', url: '', headers: {}, body: undefined }

  get response(): unknown {
    return this.responseType === 'blob' ? new Blob([this.responseText], { type: 'application/json' }) : this.responseText
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
    void answer({ ...this.request, body }).then((wire) => {
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

async function fakeFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers).entries())
  const wire = await answer({ method: init.method ?? 'GET', url, headers, body: init.body })
  if (wire === 'network' || wire === 'timeout') throw new TypeError('Failed to fetch')
  return new Response(wire.text, { status: wire.status })
}

function toWire(reply: unknown): Wire {
  if (!(reply instanceof ApiFailure)) return { status: 200, text: JSON.stringify({ code: 200001, message: '', data: reply }) }
  const { how } = reply
  if (typeof how === 'string') return how
  return 'status' in how ? { status: how.status, text: '' } : { status: 200, text: JSON.stringify({ ...how, data: null }) }
}

/**
 * Answers the requests of the real client from a table, and notes each. What the client itself does runs:
 * envelope, headers, errors, toasts, the duplicate guard.
 */
export function installTransport(answers: Answers): { calls: ApiCall[]; restore: () => void } {
  const { XMLHttpRequest: xhr, fetch } = globalThis
  const calls: ApiCall[] = []
  answer = async ({ method, url, headers, body }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body
    const call = { name: `${method} ${pathname}`, query: Object.fromEntries(searchParams), body: parsed ?? null, headers }
    calls.push(call)
    return toWire(await answerCall(answers, call))
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr, fetch: fakeFetch })
  return { calls, restore: () => Object.assign(globalThis, { XMLHttpRequest: xhr, fetch }) }
}
