import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { loadMemberChat } from '../adapters/load-member-chat.ts'
import { LoadingChat } from '../adapters/loading-chat.ts'
import { PollingChat } from '../adapters/polling-chat.ts'
import { fetchSignature, fetchUpdates } from '../api/queries.ts'
import type { ChatSnapshot } from './chat-snapshot.ts'
import type { ChatSource } from './chat-port.ts'
import { LiveChat } from './live-chat.ts'

const source: ChatSource = {
  connect: (room, listener, latest) =>
    room.userSig
      ? new LoadingChat(listener, async () => {
          const { openMemberChat } = await loadMemberChat()
          return openMemberChat(room, listener, () => fetchSignature(room.live_room_id))
        })
      : new PollingChat(listener, (signal) => fetchUpdates(room.live_room_id, latest(), signal)),
  fetchUpdates,
}

const memberOf = (room: LiveRoom): string => `${room.live_room_id} ${room.userSig && room.userInfo.userId}`

/** A new chat. In the same room it keeps what is typed: a session may have expired meanwhile, and its learner is back. */
function chatAfter(before: LiveChat, room: LiveRoom, from: ChatSource): LiveChat {
  const chat = new LiveChat(room, from)
  if (before.room.live_room_id === room.live_room_id) {
    const { draft, quoted } = before.getSnapshot()
    chat.setDraft(draft)
    chat.quote(quoted)
  }
  return chat
}

/**
 * The chat of the room, while the page shows it. A newer answer for the same room and learner keeps the chat; a login begins a
 * new one.
 */
export function useLiveChat(room: LiveRoom, from = source): LiveChat {
  const [chat, setChat] = useState(() => new LiveChat(room, from))
  if (memberOf(chat.room) !== memberOf(room)) setChat(chatAfter(chat, room, from))
  useEffect(() => {
    chat.start()
    return () => chat.stop()
  }, [chat])
  return chat
}

/** A part of what the chat knows. `select` answers the same value for the same state. */
export const useChat = <Value>(chat: LiveChat, select: (snapshot: ChatSnapshot) => Value): Value =>
  useSyncExternalStore(chat.subscribe, () => select(chat.getSnapshot()))
