import type { WebSocket } from 'ws'
import type { ChatRooms, ChatSignatures, ChatUser } from './chat-rooms.ts'
import { createRoomChannel, type RoomChannel } from './room-channel.ts'
import { chatRefusals } from './refusals.ts'

/** A login of one page. */
export interface Account {
  userId: string
  /** The vendor's number for the user. */
  tinyId: string
  /** Tells the pages of one user apart. */
  instanceId: string
  /** What the page has set by `updateMyProfile`. */
  profile: { name: string; avatar: string }
}

/** A request that waits for events. */
interface HeldPoll {
  giveUp(): void
  refuse(text: string): void
}

export interface Connection {
  socket: WebSocket
  instanceId: string
  /** Null before the login. */
  account: Account | null
  rooms: Set<string>
  polls: Map<string, HeldPoll>
  /** The next request fails with an expired signature. */
  isExpired: boolean
}

export interface Room {
  /** People of the desk's crowd, who have no connection. */
  crowd: number
  /** The number of the newest event. */
  sequence: number
  channel: RoomChannel
  members: Set<Connection>
  /** Until when, in Unix seconds. */
  mutedUntil: Map<string, number>
  /** The code that the next text is refused with; 0: it is not. */
  nextRefusal: number
  isDismissed: boolean
}

export interface ChatState {
  rooms: ChatRooms
  signatures: ChatSignatures
  /** Unix seconds. */
  now: () => number
  connections: Set<Connection>
  /** The login of each user. */
  accounts: Map<string, Account>
  /** When a user last sent something, by user and kind, in milliseconds of `performance.now()`. */
  lastSent: Map<string, number>
  opened: Map<string, Room>
  onCustom(roomId: string, user: ChatUser, data: string): void
}

/** More events than an earlier server process can have sent without storing them. */
const restartGap = 1000

/** The room with its members. Throws for one that does not exist or was dismissed. */
export function openRoom({ rooms, opened }: ChatState, roomId: string): Room {
  if (!rooms.find(roomId)) throw chatRefusals.unknownRoom()
  const existing = opened.get(roomId)
  if (existing?.isDismissed) throw chatRefusals.dismissed()
  if (existing) return existing
  const sequence = rooms.latestSequence(roomId) + restartGap
  const channel = createRoomChannel(roomId)
  const room: Room = { crowd: 0, sequence, channel, members: new Set(), mutedUntil: new Map(), nextRefusal: 0, isDismissed: false }
  opened.set(roomId, room)
  return room
}

/** Every event takes a new number: the SDK drops a second event with the same one. */
export function nextSequence(room: Room): number {
  room.sequence += 1
  return room.sequence
}

export function enterRoom(state: ChatState, connection: Connection, roomId: string): Room {
  const room = openRoom(state, roomId)
  room.members.add(connection)
  connection.rooms.add(roomId)
  return room
}

export function leaveRoom({ opened }: ChatState, connection: Connection, roomId: string): void {
  connection.polls.get(roomId)?.giveUp()
  connection.polls.delete(roomId)
  connection.rooms.delete(roomId)
  opened.get(roomId)?.members.delete(connection)
}

export function leaveAll(state: ChatState, connection: Connection): void {
  for (const roomId of [...connection.rooms]) leaveRoom(state, connection, roomId)
}

export function userOf({ rooms }: ChatState, { userId, profile }: Account): ChatUser {
  return rooms.userOf(userId) ?? { userId, ...profile }
}
