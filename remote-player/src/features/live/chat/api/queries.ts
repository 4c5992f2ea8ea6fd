import { api } from '@xhkt/platform/api'
import type { LiveUpdates } from '@xhkt/contract'
import { readMessage } from '../../../../common/chat/read-message.ts'

/** What has changed in the room, with the messages after a sequence. Silent: the next call tries again. */
export const fetchUpdates = async (liveRoomId: string, after: number, signal?: AbortSignal): Promise<LiveUpdates> => {
  const updates = await api.get('/v1/live/room/updates', { query: { live_room_id: liveRoomId, after }, toast: false, signal })
  return { ...updates, messages: updates.messages.map(readMessage) }
}

/** A fresh signature for the chat. */
export const fetchSignature = async (liveRoomId: string): Promise<string> => {
  const { userSig } = await api.get('/v1/live/room/signature', { query: { live_room_id: liveRoomId }, toast: false })
  return userSig
}
