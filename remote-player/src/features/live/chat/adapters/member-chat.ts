import type { ChatListener, ChatPort, ChatRoom } from '../model/chat-port.ts'
import { createSdk } from './chat-sdk.ts'
import { TencentChat } from './tencent-chat.ts'

/**
 * The chat of a member, in one chunk with the vendor's code.
 * @param sign Asks for a fresh signature.
 */
export const openMemberChat = (room: ChatRoom, listener: ChatListener, sign: () => Promise<string>): ChatPort =>
  new TencentChat(room, listener, { createSdk, sign })
