import { setTimeout as wait } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import { refusal } from './envelope.ts'

/** Something that goes wrong on purpose. */
export interface Fault {
  /** A part of the address, or the whole of it with `*` for anything. */
  match: string
  /** HTTP status. */
  status?: number
  /** Envelope code. */
  code?: number
  message?: string
  delay_ms?: number
  /** Cut the connection without an answer. */
  drop?: boolean
  /** How many more requests it hits; without it, all. */
  times?: number
}

export interface Faults {
  add(fault: Fault): void
  list(): readonly Fault[]
  /** One by its `match`, or all. */
  clear(match?: string): void
  /** The newest fault for this address; counts as one hit. */
  match(address: string): Fault | null
}

function hits(fault: Fault, address: string): boolean {
  if (!fault.match.includes('*')) return address.includes(fault.match)
  const pattern = fault.match.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const whole = new RegExp(`^${pattern.join('.*')}$`)
  return whole.test(address) || whole.test(address.split('?', 1)[0] ?? '')
}

/** Faults live in memory: a restart is without them. */
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
    match: (address) => {
      const fault = active.find((candidate) => hits(candidate, address))
      if (!fault) return null
      if (fault.times !== undefined && --fault.times <= 0) active = active.filter((other) => other !== fault)
      return { ...fault }
    },
  }
}

/**
 * Lets a fault happen to an answer. True when the request is over; false when only time was lost and it goes on.
 * It works on Node's own response, so that the web server can do the same to release files.
 */
export async function inflict(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault.delay_ms) await wait(fault.delay_ms)
  if (fault.drop) {
    response.destroy()
    return true
  }
  if (fault.code === undefined && fault.status === undefined) return false
  const code = fault.code ?? (fault.status ?? 500) * 1000
  response.writeHead(fault.status ?? 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(refusal(code, fault.message ?? '系统繁忙，请稍后重试')))
  return true
}
