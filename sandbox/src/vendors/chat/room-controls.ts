import { randomInt } from 'node:crypto'
import type { ChatUser } from './chat-rooms.ts'
import { type ChatState, nextSequence, openRoom } from './chat-state.ts'
import { kick, type KickKind } from './kick.ts'
import { isOpen, onlineIn } from './room-commands.ts'
import { dismissedNotice, muteAllTip, muteTip, noticeTip } from './room-events.ts'
import { type Published, publishMessage } from './send-command.ts'
import type { Body } from './wire.ts'

/** What the platform's server does with a room, by the vendor's REST API in production. Throws a `ChatRefusal` for a room that is gone. */
export interface RoomControls {
  /** Users who are connected, readers, and the crowd. */
  online: (roomId: string) => number
  members: (roomId: string) => string[]
  isOpen: (roomId: string) => boolean
  /** Counts people who have no connection. */
  setCrowd: (roomId: string, people: number) => void
  sendAs: (roomId: string, user: ChatUser, text: string) => Published
  /** A custom message with this object as JSON, from the teacher. */
  broadcast: (roomId: string, custom: object) => void
  /** The SDK's own tips; what they are about is kept by the rooms. */
  sendNotice: (roomId: string, notice: string) => void
  sendMuteAll: (roomId: string, muted: boolean) => void
  /** `seconds` 0 ends it. */
  mute: (roomId: string, userId: string, seconds: number) => void
  mutedUsers: (roomId: string) => string[]
  /** Refuses the next text of a learner with this code of the vendor. */
  refuseNext: (roomId: string, code: number) => void
  /** Ends the logins of a user in every room. Returns how many. */
  kick: (userId: string, kind: KickKind) => number
  dismiss: (roomId: string) => void
  /** Creates a dismissed room again. */
  reopen: (roomId: string) => void
  /** Breaks the connections of a room's members, as a bad line does. Returns how many. */
  dropConnections: (roomId: string) => number
  /** Forgets who is muted and which rooms are dismissed. */
  reset: () => void
}

/** The platform's own messages come from no page. */
const serverTinyId = '144115100000000000'
const newRandom = () => randomInt(2 ** 31)

export function roomControls(state: ChatState): RoomControls {
  const { rooms, opened, now } = state

  function teacherOf(roomId: string): ChatUser {
    const teacherId = rooms.find(roomId)?.teacherId ?? ''
    return rooms.userOf(teacherId) ?? { userId: teacherId, name: teacherId, avatar: '' }
  }

  function send(roomId: string, user: ChatUser, kind: 'text' | 'custom', text: string): Published {
    const message = { roomId, kind, text, random: newRandom(), clientTime: 0, priority: 1, cloudCustomData: '' }
    return publishMessage(state, user, serverTinyId, message)
  }

  type EventParts = Parameters<typeof dismissedNotice>[0]
  function tell(roomId: string, eventOf: (parts: EventParts) => Body): void {
    const room = openRoom(state, roomId)
    const parts = { roomId, sequence: nextSequence(room), time: now(), operator: teacherOf(roomId), random: newRandom() }
    room.channel.publish(eventOf(parts))
  }

  return {
    online: (roomId) => onlineIn(state, roomId),
    members: (roomId) => [...new Set([...(opened.get(roomId)?.members ?? [])].flatMap(({ account }) => account?.userId ?? []))],
    isOpen: (roomId) => isOpen(state, roomId),
    setCrowd: (roomId, people) => {
      const room = opened.get(roomId) ?? (isOpen(state, roomId) ? openRoom(state, roomId) : null)
      if (room) room.crowd = people
    },
    sendAs: (roomId, user, text) => send(roomId, user, 'text', text),
    broadcast: (roomId, custom) => {
      send(roomId, teacherOf(roomId), 'custom', JSON.stringify(custom))
    },
    sendNotice: (roomId, notice) => tell(roomId, (parts) => noticeTip(parts, notice)),
    sendMuteAll: (roomId, muted) => tell(roomId, (parts) => muteAllTip(parts, muted)),
    mute: (roomId, userId, seconds) => {
      openRoom(state, roomId).mutedUntil.set(userId, now() + seconds)
      tell(roomId, (parts) => muteTip(parts, userId, seconds))
    },
    mutedUsers: (roomId) => [...(opened.get(roomId)?.mutedUntil ?? [])].flatMap(([userId, until]) => (now() < until ? userId : [])),
    refuseNext: (roomId, code) => {
      openRoom(state, roomId).nextRefusal = code
    },
    kick: (userId, kind) => {
      const ended = [...state.connections].filter(({ account }) => account?.userId === userId)
      for (const connection of ended) kick(state, connection, kind)
      return ended.length
    },
    dismiss: (roomId) => {
      tell(roomId, dismissedNotice)
      openRoom(state, roomId).isDismissed = true
    },
    reopen: (roomId) => {
      if (opened.get(roomId)?.isDismissed) opened.delete(roomId)
    },
    dropConnections: (roomId) => {
      const members = [...(opened.get(roomId)?.members ?? [])]
      for (const { socket } of members) socket.terminate()
      return members.length
    },
    reset: () => {
      for (const room of opened.values()) {
        room.mutedUntil.clear()
        room.nextRefusal = 0
        room.isDismissed = false
      }
    },
  }
}
