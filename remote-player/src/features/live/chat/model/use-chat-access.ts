import { type ChatAccess, chatAccess } from './chat-access.ts'
import type { LiveChat } from './live-chat.ts'
import { useChat } from './use-live-chat.ts'

/** Whether the learner can write now. */
export const useChatAccess = (chat: LiveChat): ChatAccess => useChat(chat, (snapshot) => chatAccess(chat.room, snapshot))
