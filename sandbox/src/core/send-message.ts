import type { MessageKind } from '@xhkt/contract'
import type { Context } from './context.ts'

export interface NewMessage {
  kind: MessageKind
  title: string
  text: string
  /** A path of the site; without it the message leads nowhere. */
  target?: string
  /** What the message comes from. A learner gets one message of each source, even after they have deleted it. */
  source?: string
  /** Now by default. */
  at?: number
}

/** Sends a learner a message (docs/product/personal.md#my-messages). */
export function sendMessage({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: number, message: NewMessage): void {
  const { kind, title, text, target = '', source = null, at = clock.now() } = message
  db.run(
    'INSERT OR IGNORE INTO message (user_id, kind, title, text, target, source, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[userId, kind, title, text, target, source, at],
  )
}
