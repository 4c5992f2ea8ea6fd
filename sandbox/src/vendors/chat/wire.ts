import type { RawData, WebSocket } from 'ws'
import { cleanValue } from '@xhkt/contract/clean-text'

/** A message of the vendor's wire, in both directions: JSON as UTF-8 in a binary frame. The names of its fields are the vendor's. */
export interface Frame {
  head: Head
  body: Body
}

export type Body = Record<string, unknown>

export interface Head extends Body {
  /** The command, as `service.name`. */
  servcmd: string
  /** Repeated in the answer. */
  seq: number
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request of the SDK, with its texts cleaned as the API cleans them. Null for anything else. */
export function readFrame(data: RawData): Frame | null {
  try {
    const { head, body } = JSON.parse(textOf(data), cleanValue) as Partial<Record<'head' | 'body', unknown>>
    if (!isObject(head) || typeof head.servcmd !== 'string' || typeof head.seq !== 'number') return null
    return { head: head as Head, body: isObject(body) ? body : {} }
  } catch {
    return null
  }
}

/** Sends a body that is serialised already, since a thousand members get the same one. */
export function sendText(socket: WebSocket, { servcmd, seq }: Pick<Head, 'servcmd' | 'seq'>, body: string): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(Buffer.from(`{"head":{"ver":"v4","servcmd":${JSON.stringify(servcmd)},"seq":${seq}},"body":${body}}`))
}

export const successText = (fields: Body): string => JSON.stringify({ ActionStatus: 'OK', ErrorCode: 0, ErrorInfo: '', ...fields })

/** A refusal in the vendor's words; the SDK rejects with the code. */
export class ChatRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    private readonly fields: Body = {},
  ) {
    super(message)
  }

  get text(): string {
    return JSON.stringify({ ActionStatus: 'FAIL', ErrorCode: this.code, ErrorInfo: this.message, ...this.fields })
  }
}
