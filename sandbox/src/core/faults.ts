import { setTimeout as wait } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import { errorEnvelope } from './envelope.ts'

/** A failure that a person or a test injects. */
export interface Fault {
  /** A part of the URL, or a pattern for the whole URL with `*` as a wildcard. */
  match: string
  /** HTTP status. */
  status?: number
  /** Envelope code. */
  code?: number
  message?: string
  delay_ms?: number
  /** Closes the connection without an answer. */
  drop?: boolean
  /** How many more requests fail; without it, all do. */
  times?: number
}

export interface Faults {
  add(fault: Fault): void
  list(): readonly Fault[]
  /** Removes the fault with this `match`, or all. */
  clear(match?: string): void
  /** The newest fault for this URL. Uses up one of its `times`. */
  match(url: string): Fault | null
}

function isMatch(fault: Fault, url: string): boolean {
  if (!fault.match.includes('*')) return url.includes(fault.match)
  const pattern = fault.match.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const whole = new RegExp(`^${pattern.join('.*')}$`)
  return whole.test(url) || whole.test(url.split('?', 1)[0] ?? '')
}

/** Faults live in memory, so a restart clears them. */
export function createFaults(): Faults {
  let active: Fault[] = []
  return {
    add: (fault) => {
      active = [{ ...fault }, ...active.filter((other) => other.match !== fault.match)]
    },
    list: () => active,
    clear: (match) => {
      active = match === undefined ? [] : active.filter((fault) => fault.match !== match)
    },
    match: (url) => {
      const fault = active.find((candidate) => isMatch(candidate, url))
      if (!fault) return null
      if (fault.times !== undefined && --fault.times <= 0) active = active.filter((other) => other !== fault)
      return { ...fault }
    },
  }
}

/** Applies a fault to a response. Returns true when the request is over, false after a mere delay. */
export async function applyFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault.delay_ms) await wait(fault.delay_ms)
  if (fault.drop) {
    response.destroy()
    return true
  }
  if (fault.code === undefined && fault.status === undefined) return false
  const code = fault.code ?? (fault.status ?? 500) * 1000
  response.writeHead(fault.status ?? 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(errorEnvelope(code, fault.message ?? '系统繁忙，请稍后重试')))
  return true
}
