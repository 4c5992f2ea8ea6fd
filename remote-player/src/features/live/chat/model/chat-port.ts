import type { LiveMessage, LiveRoom, LiveUpdates, LiveUser } from '@xhkt/contract'
import type { LiveCustom } from '@xhkt/contract/live-custom'

/** What a chat needs to know of its room. */
export type ChatRoom = Pick<
  LiveRoom,
  'live_room_id' | 'sdkAppId' | 'userSig' | 'userInfo' | 'anchorUserId' | 'assistantUserIds' | 'roomId' | 'chat_server'
>

/** Why a chat ended by itself. The first four are the vendor's kinds of being kicked out (docs/product/live-chat.md#ends). */
export type ChatEnd = 'multipleAccount' | 'multipleDevice' | 'userSigExpired' | 'REST_API_Kick' | 'removed' | 'dismissed' | 'failed'

export type ChatState =
  | { is: 'connecting' | 'connected' | 'reconnecting' }
  | { is: 'ended'; why: ChatEnd; code?: number }

/** A message with the sequence of the one that it answers, if any. Only the vendor's chat tells it, not our API. */
export interface ChatMessage extends LiveMessage {
  reply_to?: number | undefined
}

export type ChatEvent =
  | { type: 'state'; state: ChatState }
  | { type: 'messages'; messages: ChatMessage[] }
  | { type: 'custom'; custom: LiveCustom; from: string }
  /** The teacher mutes this learner for so many seconds; 0 ends it. */
  | { type: 'mute'; seconds: number }
  /** The whole state of the room, from our API. */
  | { type: 'updates'; updates: LiveUpdates }

export type ChatListener = (event: ChatEvent) => void

/** A message was refused or lost. The codes are the vendor's (docs/product/live-chat.md#refused-messages). */
export class ChatError extends Error {
  override name = 'ChatError'
  readonly code: number
  constructor(code: number, message = `chat error ${code}`) {
    super(message)
    this.code = code
  }
}

/** `key` identifies the message on this page. */
export interface Outgoing {
  key: string
  text: string
  /** The sequence of the message that it answers, if any. */
  replyTo?: number | undefined
}

/** One room's chat. The page knows the vendor only by this. */
export interface ChatPort {
  /** Connects and joins. It never rejects: the state tells how it went. Joins again after an end. */
  join(): Promise<void>
  /** Frees everything. No event follows. */
  leave(): Promise<void>
  /** @throws {ChatError} Refused, or lost. */
  send(message: Outgoing): Promise<{ sequence: number }>
  /** Sends a message that failed once more, as the same message where the server has a mark for that. @throws {ChatError} */
  resend(message: Outgoing): Promise<{ sequence: number }>
  /** @throws {ChatError} */
  sendCustom(custom: LiveCustom): Promise<void>
  /** People in the room; null: not known. */
  online(): Promise<number | null>
}

/** Where a chat comes from: the port, and the answers of our API. */
export interface ChatSource {
  /** @param latest The newest sequence known. */
  connect: (room: LiveRoom, listener: ChatListener, latest: () => number) => ChatPort
  fetchUpdates: (liveRoomId: string, after: number, signal?: AbortSignal) => Promise<LiveUpdates>
}

/** The role of a user of the chat. */
export const roleIn = ({ anchorUserId, assistantUserIds }: Pick<ChatRoom, 'anchorUserId' | 'assistantUserIds'>, userId: string): LiveUser['role'] =>
  userId === anchorUserId ? 'teacher' : assistantUserIds.includes(userId) ? 'assistant' : 'learner'
