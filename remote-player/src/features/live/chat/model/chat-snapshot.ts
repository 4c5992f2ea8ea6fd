import type { LiveMessage, LiveQuestion, LiveRoom, LiveStage, LiveUpdates } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import type { LiveCustom } from '@xhkt/contract/live-custom'
import { readMessage } from '../../../../common/chat/read-message.ts'
import type { ChatMessage, ChatState } from './chat-port.ts'
import { addItem, addMessages, type ChatItem, latestSequence } from './message-list.ts'

/** A question on the page; `isClosed`: the teacher takes no more answers. */
export type ShownQuestion = LiveQuestion & { isClosed: boolean }

export interface ChatSnapshot {
  items: readonly ChatItem[]
  connection: ChatState
  online: number
  notice: string
  /** Only teacher and assistants may write. */
  isMuted: boolean
  /** This learner alone may not write. */
  isSilenced: boolean
  stage: LiveStage
  question: ShownQuestion | null
  isHandRaised: boolean
  /** What is typed and not sent. */
  draft: string
  /** The message that what is typed answers. */
  quoted: ChatMessage | null
}

const shown = (question: LiveQuestion | null | undefined): ShownQuestion | null => {
  if (!question) return null
  const { question_id, text, options, chosen, counts } = question
  return { question_id, text, options, chosen, counts, isClosed: false }
}

export const initialSnapshot = (room: LiveRoom): ChatSnapshot => ({
  items: addMessages([], room.messages.map(readMessage), room.userInfo.userId),
  connection: { is: 'connecting' },
  online: room.online,
  notice: room.notice,
  isMuted: room.is_muted,
  isSilenced: false,
  stage: room.stage,
  question: shown(room.question),
  isHandRaised: room.is_hand_raised ?? false,
  draft: '',
  quoted: null,
})

export const withMessages = ({ items }: ChatSnapshot, messages: readonly ChatMessage[], ownId: string): Partial<ChatSnapshot> => ({
  items: addMessages(items, messages, ownId),
})

const stageWords: Record<LiveStage, string> = {
  [liveStage.upcoming]: '直播还没有开始',
  [liveStage.onAir]: '直播开始了',
  [liveStage.paused]: '老师暂停了直播',
  [liveStage.ended]: '直播已结束',
  [unknownState]: '直播状态有变化',
}

let notices = 0

/** Adds a notice of this page to the messages. */
function withLine(items: readonly ChatItem[], text: string): readonly ChatItem[] {
  const user = { user_id: '', name: '', avatar: '', role: 'learner' } as const
  const sequence = latestSequence(items)
  const key = `local${(notices += 1)}`
  const message: LiveMessage = { id: key, sequence, kind: 'system', user, text, sent_at: 0, at: 0 }
  return addItem(items, { key, message, delivery: 'delivered', code: 0 })
}

function withStage({ items, stage }: ChatSnapshot, next: LiveStage): Partial<ChatSnapshot> {
  if (next === stage) return {}
  const words = stage === liveStage.paused && next === liveStage.onAir ? '直播继续' : stageWords[next]
  return { stage: next, items: withLine(items, words) }
}

const withMuting = ({ items, isMuted }: ChatSnapshot, muted: boolean): Partial<ChatSnapshot> =>
  muted === isMuted ? {} : { isMuted: muted, items: withLine(items, muted ? '老师已开启全员禁言' : '老师已解除全员禁言') }

const silenceWords = (seconds: number): string =>
  seconds === 0 ? '您可以继续发言了' : `老师已将您禁言${seconds >= 60 ? ` ${Math.ceil(seconds / 60)} 分钟` : ` ${seconds} 秒`}`

/** The teacher mutes this learner alone for so many seconds; 0: the muting has ended. */
export const withSilence = ({ items, isSilenced }: ChatSnapshot, seconds: number): Partial<ChatSnapshot> =>
  seconds === 0 && !isSilenced ? {} : { isSilenced: seconds > 0, items: withLine(items, silenceWords(seconds)) }

/** What a custom message changes. One about another question than the shown one changes nothing. */
export function withCustom(snapshot: ChatSnapshot, custom: LiveCustom, ownId: string): Partial<ChatSnapshot> {
  const { question } = snapshot
  switch (custom.type) {
    case 'stage':
      return withStage(snapshot, custom.stage)
    case 'notice':
      return { notice: custom.text }
    case 'mute_all':
      return withMuting(snapshot, custom.muted)
    case 'question':
      return question?.question_id === custom.question_id ? {} : { question: shown({ ...custom, chosen: -1, counts: [] }) }
    case 'question_result':
      return question?.question_id === custom.question_id ? { question: { ...question, counts: custom.counts } } : {}
    case 'question_closed':
      return question?.question_id === custom.question_id ? { question: { ...question, isClosed: true } } : {}
    case 'hand':
      // The teacher has lowered it.
      return !custom.raised && custom.user_id === ownId ? { isHandRaised: false } : {}
  }
}

/** The state of the room as our API tells it. A question that the API does not know any more is closed; its result stays on the page. */
export function withUpdates(snapshot: ChatSnapshot, updates: LiveUpdates, ownId: string): Partial<ChatSnapshot> {
  const afterMessages = { ...snapshot, items: addMessages(snapshot.items, updates.messages, ownId) }
  const afterMuting = { ...afterMessages, ...withMuting(afterMessages, updates.is_muted) }
  const { question } = snapshot
  const isSame = question?.question_id === updates.question?.question_id
  return {
    ...afterMuting,
    ...withStage(afterMuting, updates.stage),
    online: updates.online,
    notice: updates.notice,
    isHandRaised: updates.is_hand_raised ?? snapshot.isHandRaised,
    ...(updates.question === undefined || (isSame && updates.question?.chosen === question?.chosen)
      ? {}
      : { question: updates.question === null ? question && { ...question, isClosed: true } : shown(updates.question) }),
  }
}
