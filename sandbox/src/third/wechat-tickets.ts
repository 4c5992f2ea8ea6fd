import { randomBytes } from 'node:crypto'

/** As the vendor's polling answers: 408 nobody has scanned, 404 scanned, 405 agreed, 403 refused, 402 expired. */
export const ticketStatus = { waiting: 408, scanned: 404, confirmed: 405, denied: 403, expired: 402 } as const

export interface Ticket {
  uuid: string
  status: keyof typeof ticketStatus
  /** Once it is confirmed. */
  code: string
  expiresAt: number
}

/** How long a code on the screen can be scanned, in milliseconds. */
const lifetimeMs = 5 * 60_000

/**
 * The codes on learners' screens. They live in memory: a restart makes a learner refresh theirs and loses nothing else.
 * @param now - the sandbox's clock in milliseconds
 */
export function createTickets(now: () => number) {
  const tickets = new Map<string, Ticket>()

  function age(ticket: Ticket): Ticket {
    if (['waiting', 'scanned'].includes(ticket.status) && ticket.expiresAt <= now()) ticket.status = 'expired'
    return ticket
  }

  function find(uuid: string): Ticket | null {
    const ticket = tickets.get(uuid)
    return ticket ? age(ticket) : null
  }

  return {
    find,
    open(): Ticket {
      for (const old of tickets.values()) if (old.expiresAt + lifetimeMs <= now()) tickets.delete(old.uuid)
      const ticket: Ticket = { uuid: randomBytes(12).toString('base64url'), status: 'waiting', code: '', expiresAt: now() + lifetimeMs }
      tickets.set(ticket.uuid, ticket)
      return ticket
    },
    /** The one that a phone can still answer: by its uuid, else the last that was shown. */
    answerable(uuid?: string): Ticket | null {
      const found = uuid === undefined ? [...tickets.values()].at(-1) : tickets.get(uuid)
      const ticket = found && age(found)
      return ticket && ['waiting', 'scanned'].includes(ticket.status) ? ticket : null
    },
  }
}
