import type { LiveMessage, LiveStage } from '@xhkt/contract'
import type { LiveCustom } from '@xhkt/contract/live-custom'
import { apiErrors } from '../../core/api-error.ts'
import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../core/database.ts'
import { type Audience, createAudience } from './audience.ts'
import { findLiveLesson, type LiveLessonNow } from '../live-stages/live-lesson.ts'
import { insertMessage, messagesAfter, type NewMessage } from './messages.ts'
import { closeQuestion, insertQuestion, questionCounts } from './questions.ts'
import { createSignatures, type Signatures } from './signatures.ts'

declare module '../../core/context.ts' {
  interface Context {
    liveRooms: LiveRooms
  }
}

type ChangeListener = (roomId: string, change: LiveCustom) => void

/** The live rooms: their stages by the clock and by the teacher, and what is kept of them. Unknown rooms are refused by 404020. */
export interface LiveRooms {
  readonly audience: Audience
  readonly signatures: Signatures
  /** Null: there is no such room. */
  find(roomId: string): LiveLessonNow | null
  require(roomId: string): LiveLessonNow
  setStage(roomId: string, stage: LiveStage): void
  setNotice(roomId: string, text: string): void
  setMuted(roomId: string, muted: boolean): void
  saveMessage(roomId: string, message: Omit<NewMessage, 'sentAt' | 'at'>): LiveMessage
  /** At most 50, oldest first. */
  messagesAfter(roomId: string, sequence: number): LiveMessage[]
  /** Closes the previous question. Returns the id of the new one. */
  putQuestion(roomId: string, text: string, options: readonly string[]): string
  /** Returns the answers of each option, and tells the room. */
  showResult(roomId: string, questionId: string): number[]
  closeQuestion(roomId: string, questionId: string): void
  /** Calls `listener` for each change that the chat tells the room. Returns the function that unsubscribes. */
  onChange(listener: ChangeListener): () => void
}

export function createLiveRooms(db: Db, clock: Clock): LiveRooms {
  const listeners = new Set<ChangeListener>()
  const tell: ChangeListener = (roomId, change) => listeners.forEach((listener) => listener(roomId, change))
  const find = (roomId: string) => findLiveLesson(db, roomId, clock.now())

  function requireRoom(roomId: string): LiveLessonNow {
    const found = find(roomId)
    if (!found) throw apiErrors.liveRoomNotFound()
    return found
  }

  const setStage = (roomId: string, stage: LiveStage) => {
    const { startsAt, startedAt } = requireRoom(roomId)
    const now = clock.now()
    db.run(
      `INSERT INTO live_room (room_id, occurrence, stage, started_at, changed_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (room_id) DO UPDATE SET occurrence = excluded.occurrence, stage = excluded.stage, started_at = excluded.started_at,
         changed_at = excluded.changed_at`,
      ...[roomId, startsAt, stage, startedAt || now, now],
    )
    tell(roomId, { type: 'stage', stage })
  }

  function setNotice(roomId: string, text: string): void {
    requireRoom(roomId)
    const sql = 'INSERT INTO live_room (room_id, notice) VALUES (?, ?) ON CONFLICT (room_id) DO UPDATE SET notice = excluded.notice'
    db.run(sql, roomId, text)
    tell(roomId, { type: 'notice', text })
  }

  function setMuted(roomId: string, muted: boolean): void {
    requireRoom(roomId)
    const sql = 'INSERT INTO live_room (room_id, is_muted) VALUES (?, ?) ON CONFLICT (room_id) DO UPDATE SET is_muted = excluded.is_muted'
    db.run(sql, roomId, muted ? 1 : 0)
    tell(roomId, { type: 'mute_all', muted })
  }

  return {
    audience: createAudience(() => Date.now()),
    signatures: createSignatures(db, clock.now),
    find,
    require: requireRoom,
    setStage,
    setNotice,
    setMuted,
    saveMessage(roomId, message) {
      const { startsAt, startedAt } = requireRoom(roomId)
      const sentAt = clock.now()
      return insertMessage(db, roomId, { ...message, sentAt, at: sentAt - (startedAt || startsAt) })
    },
    messagesAfter: (roomId, sequence) => messagesAfter(db, roomId, sequence),
    putQuestion(roomId, text, options) {
      requireRoom(roomId)
      const question_id = insertQuestion(db, roomId, text, options, clock.now())
      tell(roomId, { type: 'question', question_id, text, options: [...options] })
      return question_id
    },
    showResult(roomId, question_id) {
      const counts = questionCounts(db, roomId, question_id)
      tell(roomId, { type: 'question_result', question_id, counts })
      return counts
    },
    closeQuestion(roomId, question_id) {
      closeQuestion(db, roomId, question_id)
      tell(roomId, { type: 'question_closed', question_id })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
