import type { LiveUser } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import type { LiveCustom } from '@xhkt/contract/live-custom'
import type { Clock } from '../../core/clock.ts'
import { type Db, query } from '../../core/database.ts'
import type { LiveRooms } from './live-rooms.ts'
import { latestSequence } from './messages.ts'
import { shownName } from '../../core/user.ts'
import type { ChatRooms, ChatUser } from '../../vendors/chat/chat-rooms.ts'
import { type ChatServer, createChatServer } from '../../vendors/chat/chat-server.ts'

const learner = query<{ nickname: string; avatar: string; phone: string }>('SELECT nickname, avatar, phone FROM user WHERE id = ?')
const teacher = query<{ name: string; avatar: string }>(`
  SELECT t.name, t.avatar FROM lesson l JOIN course_teacher ct ON ct.course_id = l.course_id AND ct.position = 0
  JOIN teacher t ON t.id = ct.teacher_id WHERE l.live_room_id = ?`)

const assistantNames: Readonly<Record<string, string>> = { a1: '助教小北', a2: '助教小南' }

function nameOf(db: Db, userId: string): { name: string; avatar: string } | null {
  const id = userId.slice(1)
  if (userId.startsWith('t')) return db.get(teacher, id) ?? null
  const assistant = assistantNames[userId]
  if (assistant !== undefined) return { name: assistant, avatar: '' }
  const user = /^u\d{1,15}$/.test(userId) ? db.get(learner, id) : undefined
  return user ? { name: shownName(user), avatar: user.avatar } : null
}

function roleOf(userId: string): LiveUser['role'] {
  if (userId.startsWith('t')) return 'teacher'
  return userId.startsWith('a') ? 'assistant' : 'learner'
}

/** A person in a room. Where nothing but the id is known, the id is the name. */
export function liveUserOf(db: Db, userId: string): LiveUser {
  return { user_id: userId, role: roleOf(userId), ...(nameOf(db, userId) ?? { name: userId, avatar: '' }) }
}

function userOf(db: Db, userId: string): ChatUser | null {
  const found = nameOf(db, userId)
  return found && { userId, ...found }
}

const chatRooms = (db: Db, rooms: LiveRooms): ChatRooms => ({
  find: (roomId) => {
    const room = rooms.find(roomId)
    return room && { name: room.lesson.title, notice: room.notice, teacherId: `t${roomId}`, isMuted: room.isMuted }
  },
  userOf: (userId) => userOf(db, userId),
  readers: (roomId) => rooms.audience.readers(roomId),
  latestSequence: (roomId) => latestSequence(db, roomId),
  saveText: (roomId, { sequence, user: { userId, name, avatar }, text }) => {
    rooms.saveMessage(roomId, { sequence, user: { user_id: userId, name, avatar, role: roleOf(userId) }, text })
  },
})

/** Sends the SDK's own tip for a change, which members receive besides the custom message. */
function sendTip(chat: ChatServer, roomId: string, change: LiveCustom): void {
  if (change.type === 'notice') chat.sendNotice(roomId, change.text)
  if (change.type === 'mute_all') chat.sendMuteAll(roomId, change.muted)
}

interface Parts {
  db: Db
  clock: Clock
  liveRooms: LiveRooms
  onCustom: (roomId: string, user: ChatUser, data: string) => void
  log: (line: string) => void
}

/** The chat of the rooms in the database. It tells each room what changes there. */
export function createLiveChat({ db, clock, liveRooms, onCustom, log }: Parts): ChatServer {
  const rooms = chatRooms(db, liveRooms)
  const chat = createChatServer({ rooms, signatures: liveRooms.signatures, now: clock.now, onCustom, log })
  liveRooms.audience.setCount(chat.online)
  liveRooms.onChange((roomId, change) => {
    if (change.type === 'stage' && change.stage === liveStage.onAir) chat.reopen(roomId)
    if (!chat.isOpen(roomId)) return
    sendTip(chat, roomId, change)
    chat.broadcast(roomId, change)
  })
  return chat
}
