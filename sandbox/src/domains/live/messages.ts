import type { LiveMessage, LiveUser } from '@xhkt/contract'
import { type Db, query } from '../../core/database.ts'

export interface NewMessage {
  /** The chat's number; by default the next. */
  sequence?: number
  user: LiveUser
  text: string
  kind?: LiveMessage['kind']
  /** Unix seconds. */
  sentAt: number
  /** Seconds since the start of the lesson. */
  at: number
}

interface MessageRow extends LiveUser {
  room_id: string
  sequence: number
  kind: LiveMessage['kind']
  text: string
  sent_at: number
  at: number
}

const messagesPerAnswer = 50
const messagesPerReplay = 500

const latest = query<{ sequence: number }>('SELECT coalesce(max(sequence), 0) AS sequence FROM live_message WHERE room_id = ?')
const after = query<MessageRow>('SELECT * FROM live_message WHERE room_id = ? AND sequence > ? ORDER BY sequence LIMIT ?')
const newest = query<MessageRow>('SELECT * FROM live_message WHERE room_id = ? ORDER BY sequence DESC LIMIT ?')
const between = query<MessageRow>(`
  SELECT * FROM live_message WHERE room_id = ? AND at >= ? AND at < ? ORDER BY at, sequence LIMIT ${messagesPerReplay}`)

const messageOf = ({ room_id, sequence, kind, user_id, name, avatar, role, text, sent_at, at }: MessageRow): LiveMessage => ({
  ...{ id: `${room_id}-${sequence}`, sequence, kind, user: { user_id, name, avatar, role }, text, sent_at, at },
})

export const latestSequence = (db: Db, roomId: string): number => db.get(latest, roomId)?.sequence ?? 0

/** Oldest first. */
export const messagesAfter = (db: Db, roomId: string, sequence: number): LiveMessage[] =>
  db.all(after, roomId, sequence, messagesPerAnswer).map(messageOf)

/** The newest ones, oldest first. */
export const lastMessages = (db: Db, roomId: string): LiveMessage[] => db.all(newest, roomId, messagesPerAnswer).reverse().map(messageOf)

/** `from` and `to` are seconds since the start. */
export const messagesBetween = (db: Db, roomId: string, from: number, to: number): LiveMessage[] =>
  db.all(between, roomId, from, to).map(messageOf)

export function insertMessage(db: Db, roomId: string, message: NewMessage): LiveMessage {
  const { user, text, kind = 'text', sentAt, at, sequence = latestSequence(db, roomId) + 1 } = message
  const { user_id, name, avatar, role } = user
  db.run(
    'INSERT INTO live_message (room_id, sequence, kind, user_id, name, avatar, role, text, sent_at, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[roomId, sequence, kind, user_id, name, avatar, role, text, sentAt, at],
  )
  return { id: `${roomId}-${sequence}`, sequence, kind, user, text, sent_at: sentAt, at }
}
