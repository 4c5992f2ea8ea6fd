import type { LiveRoom } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import type { ChatSnapshot } from './chat-snapshot.ts'
import { roleIn } from './chat-port.ts'
import { notSent } from './chat-words.ts'

/** Whether one can write, and what is in the way (docs/product/live-chat.md#who-can-write). */
export type ChatAccess = 'open' | 'over' | 'buy' | 'sign' | 'muted' | 'silenced' | 'login' | 'closed' | 'unknown'

export function chatAccess(room: LiveRoom, { stage, isMuted, isSilenced }: Pick<ChatSnapshot, 'stage' | 'isMuted' | 'isSilenced'>): ChatAccess {
  if (stage === liveStage.ended) return 'over'
  if (!room.can_watch && room.agreement_state === unknownTextState) return 'unknown'
  if (!room.can_watch) return isUnsigned(room.agreement_state) ? 'sign' : 'buy'
  if (isMuted && roleIn(room, room.userInfo.userId) === 'learner') return 'muted'
  if (isSilenced) return 'silenced'
  if (room.userSig !== '') return 'open'
  // Without a signature for its learner the room has no chat to write in.
  return room.userInfo.userId === '' ? 'login' : 'closed'
}

/** The words in place of the field. */
export const accessWords: Record<Exclude<ChatAccess, 'open'>, string> = {
  over: notSent.over,
  buy: '购买课程后可以发言',
  sign: '签署学习协议后可以发言',
  muted: notSent.muted,
  silenced: notSent.silenced,
  login: '登录后可以发言',
  closed: '本直播间暂不支持发言',
  unknown: '暂时不能发言，请稍后刷新页面',
}

/** The words in place of the messages, while there are none. */
export function emptyWords(room: LiveRoom, access: ChatAccess, { stage }: Pick<ChatSnapshot, 'stage'>): string {
  if (access === 'unknown') return '暂时不能查看聊天，请稍后刷新页面'
  if (!room.can_watch) return isUnsigned(room.agreement_state) ? '签署学习协议后可以查看聊天' : '购买课程后可以查看聊天'
  if (access !== 'open') return '还没有人发言'
  return stage === liveStage.upcoming ? '直播还没有开始，可以先和大家打个招呼' : '还没有人发言，说点什么吧'
}
