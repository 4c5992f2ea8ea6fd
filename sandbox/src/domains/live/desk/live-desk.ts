import type { Known, LiveMessage, LiveQuestion, LiveStage, LiveUser } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { apiErrors } from '../../../core/api-error.ts'
import type { Clock } from '../../../core/clock.ts'
import { type Db, query } from '../../../core/database.ts'
import type { ChatUser } from '../../../vendors/chat/chat-rooms.ts'
import type { ChatServer } from '../../../vendors/chat/chat-server.ts'
import { createLiveChat, liveUserOf } from '../live-chat.ts'
import type { LiveRooms } from '../live-rooms.ts'
import { lastMessages } from '../messages.ts'
import { openQuestion, questionCounts } from '../questions.ts'
import { type Crowds, createCrowds } from './crowd.ts'
import { createHands, type Hands } from './hands.ts'

declare module '../../../core/context.ts' {
  interface Context {
    liveDesk: LiveDesk
  }
}

export interface DeskRoom {
  roomId: string
  title: string
  stage: Known<LiveStage>
  online: number
}

/** Everything that a teacher sees of a room. */
export interface DeskView extends DeskRoom {
  /** False: it was dismissed. */
  isOpen: boolean
  notice: string
  isMuted: boolean
  members: (ChatUser & { isMuted: boolean })[]
  hands: ChatUser[]
  question: (LiveQuestion & { counts: number[] }) | null
  crowd: ReturnType<Crowds['running']>
  messages: LiveMessage[]
}

/** The teacher's side of the live rooms. */
export interface LiveDesk {
  readonly chat: ChatServer
  readonly hands: Hands
  readonly crowds: Crowds
  /** Those on air first. */
  rooms(): DeskRoom[]
  view(roomId: string): DeskView
  speak(roomId: string, as: 'teacher' | 'assistant', text: string): void
  reset(): void
  close(): void
}

const roomIds = query<{ live_room_id: string }>(`
  SELECT live_room_id FROM lesson WHERE live_room_id <> ''
  ORDER BY EXISTS (SELECT 1 FROM live_message m WHERE m.room_id = live_room_id) DESC, id LIMIT 40`)

const shownMembers = 50
const order: readonly LiveStage[] = [liveStage.onAir, liveStage.paused, liveStage.upcoming, liveStage.ended]

interface Parts {
  db: Db
  clock: Clock
  liveRooms: LiveRooms
  log: (line: string) => void
}

export function createLiveDesk({ db, clock, liveRooms, log }: Parts): LiveDesk {
  const hands = createHands()
  const chat = createLiveChat({ db, clock, liveRooms, onCustom: (...heard) => hands.hear(...heard), log })
  const crowds = createCrowds(chat)
  liveRooms.onChange((roomId, change) => {
    if (change.type === 'stage' && change.stage === liveStage.ended) hands.clear(roomId)
  })

  function brief(roomId: string): DeskRoom {
    const { lesson, stage } = liveRooms.require(roomId)
    return { roomId, title: lesson.title, stage, online: liveRooms.audience.online(roomId) }
  }

  function questionOf(roomId: string): DeskView['question'] {
    const question = openQuestion(db, roomId, null)
    return question && { ...question, counts: questionCounts(db, roomId, question.question_id) }
  }

  const person = (userId: string): LiveUser => liveUserOf(db, userId)

  return {
    chat,
    hands,
    crowds,
    rooms: () => {
      const rooms = db.all(roomIds).map(({ live_room_id: roomId }) => brief(roomId))
      return rooms.sort((one, other) => order.indexOf(one.stage) - order.indexOf(other.stage))
    },
    view: (roomId) => {
      const { notice, isMuted } = liveRooms.require(roomId)
      const muted = chat.mutedUsers(roomId)
      const members = chat.members(roomId).slice(0, shownMembers)
      return {
        ...brief(roomId),
        ...{ notice, isMuted, isOpen: chat.isOpen(roomId) },
        members: members.map((userId) => ({ userId, name: person(userId).name, avatar: '', isMuted: muted.includes(userId) })),
        hands: hands.list(roomId),
        question: questionOf(roomId),
        crowd: crowds.running(roomId),
        messages: lastMessages(db, roomId),
      }
    },
    speak: (roomId, as, text) => {
      liveRooms.require(roomId)
      if (!chat.isOpen(roomId)) throw apiErrors.liveRoomNotFound()
      const { user_id: userId, name, avatar } = person(as === 'teacher' ? `t${roomId}` : 'a1')
      chat.sendAs(roomId, { userId, name, avatar }, text)
    },
    reset: () => {
      crowds.stopAll()
      hands.reset()
      liveRooms.audience.reset()
      chat.reset()
    },
    close: () => {
      crowds.stopAll()
      chat.close()
    },
  }
}
