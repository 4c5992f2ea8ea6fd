import { parseLiveCustom } from '@xhkt/contract/live-custom'
import type { ChatUser } from '../../../vendors/chat/chat-rooms.ts'

/** The raised hands of each room, in the order in which they were raised. */
export interface Hands {
  /** Reads a custom message of a member. */
  hear(roomId: string, user: ChatUser, data: string): void
  list(roomId: string): ChatUser[]
  isRaised(roomId: string, userId: string): boolean
  /** Returns whether the hand was raised. */
  lower(roomId: string, userId: string): boolean
  /** The lesson has ended. */
  clear(roomId: string): void
  reset(): void
}

export function createHands(): Hands {
  const rooms = new Map<string, Map<string, ChatUser>>()
  return {
    hear: (roomId, user, data) => {
      const custom = parseLiveCustom(data)
      if (custom?.type !== 'hand') return
      const raised = rooms.get(roomId) ?? new Map<string, ChatUser>()
      if (custom.raised) rooms.set(roomId, raised.set(user.userId, user))
      else raised.delete(user.userId)
    },
    list: (roomId) => [...(rooms.get(roomId)?.values() ?? [])],
    isRaised: (roomId, userId) => rooms.get(roomId)?.has(userId) ?? false,
    lower: (roomId, userId) => rooms.get(roomId)?.delete(userId) ?? false,
    clear: (roomId) => void rooms.delete(roomId),
    reset: () => rooms.clear(),
  }
}
