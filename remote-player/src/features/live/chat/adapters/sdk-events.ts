import { cleanText } from '@xhkt/contract/clean-text'
import { type LiveCustom, parseLiveCustom } from '@xhkt/contract/live-custom'
import { readMessage } from '../../../../common/chat/read-message.ts'
import { type ChatEnd, ChatError, type ChatMessage, type ChatRoom, roleIn } from '../model/chat-port.ts'
import { readReply } from '../model/reply.ts'

/** The names of the vendor, as version 3.6.6 has them. */
export const sdkEvent = {
  ready: 'sdkStateReady',
  message: 'onMessageReceived',
  kicked: 'kickedOut',
  network: 'netStateChange',
} as const

const groupTip = { profile: 6, member: 7 }
const systemNotice = { removed: 4, dismissed: 5, custom: 255 }
const kicks: readonly ChatEnd[] = ['multipleAccount', 'multipleDevice', 'userSigExpired', 'REST_API_Kick']

export const kickOf = (data: unknown): ChatEnd => {
  const type = (data as { type?: unknown } | null)?.type
  return kicks.find((kick) => kick === type) ?? 'REST_API_Kick'
}

export const networkOf = (data: unknown): unknown => (data as { state?: unknown } | null)?.state

export const toChatError = (error: unknown): ChatError => {
  if (error instanceof ChatError) return error
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return new ChatError(typeof code === 'number' ? code : 0, typeof message === 'string' ? message : undefined)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textOr = (value: unknown, other: string): string => (typeof value === 'string' && value !== '' ? value : other)

/** A message of the vendor's with what each kind has. The rest of it is read where it is used. */
type Heard = Record<string, unknown> & { type: string; from: string; payload: Record<string, unknown> }

const isHeard = (message: unknown): message is Heard =>
  isRecord(message) && typeof message.type === 'string' && typeof message.from === 'string' && isRecord(message.payload)

/**
 * A text message in the words of our API; null: it has no text, or no place among the others. Its place in the lesson (`at`) is not known
 * here.
 */
function toChatMessage(room: ChatRoom, { sequence, from, nick, avatar, payload, time, cloudCustomData }: Heard): ChatMessage | null {
  if (typeof payload.text !== 'string' || !Number.isSafeInteger(sequence) || Number(sequence) <= 0) return null
  return readMessage({
    ...{ id: String(sequence), sequence: Number(sequence), kind: 'text', text: payload.text, at: 0 },
    user: { user_id: from, name: textOr(nick, from), avatar: textOr(avatar, ''), role: roleIn(room, from) },
    sent_at: Number.isSafeInteger(time) ? Number(time) : 0,
    reply_to: readReply(cloudCustomData),
  })
}

/** For how many seconds one is muted; null: the tip is about others. */
function ownMute({ userInfo }: ChatRoom, memberList: unknown): number | null {
  if (!Array.isArray(memberList)) return null
  const own: unknown = memberList.find((member: unknown) => isRecord(member) && member.userID === userInfo.userId)
  if (!isRecord(own)) return null
  return typeof own.muteTime === 'number' && own.muteTime > 0 ? own.muteTime : 0
}

interface Received {
  messages: ChatMessage[]
  customs: { custom: LiveCustom; from: string }[]
  /** This learner's own muting. */
  mutes: { seconds: number }[]
  end: ChatEnd | null
}

function profileChange(profile: unknown): LiveCustom[] {
  if (!isRecord(profile)) return []
  const { notification, muteAllMembers } = profile
  return [
    ...(typeof notification !== 'string' ? [] : [{ type: 'notice', text: cleanText(notification) } as const]),
    ...(typeof muteAllMembers !== 'boolean' ? [] : [{ type: 'mute_all', muted: muteAllMembers } as const]),
  ]
}

/**
 * Sorts what came in one event of the vendor's. What cannot be read is left out, and so is a custom message of a newer release, or of a
 * learner: the vendor lets every member send one.
 */
export function readReceived(room: ChatRoom, received: unknown): Received {
  const result: Received = { messages: [], customs: [], mutes: [], end: null }
  const addCustom = (text: unknown, from: string) => {
    const custom = parseLiveCustom(textOr(text, ''))
    if (custom) result.customs.push({ custom, from })
  }
  const heard = Array.isArray(received) ? received.filter(isHeard) : []
  for (const message of heard) {
    const { type, payload, from } = message
    if (type === 'TIMTextElem') {
      const text = toChatMessage(room, message)
      if (text) result.messages.push(text)
    } else if (type === 'TIMCustomElem' && roleIn(room, from) !== 'learner') addCustom(payload.data, from)
    else if (type === 'TIMGroupTipElem' && payload.operationType === groupTip.profile) {
      result.customs.push(...profileChange(payload.newGroupProfile).map((custom) => ({ custom, from })))
    } else if (type === 'TIMGroupTipElem' && payload.operationType === groupTip.member) {
      const seconds = ownMute(room, payload.memberList)
      if (seconds !== null) result.mutes.push({ seconds })
    } else if (type === 'TIMGroupSystemNoticeElem') {
      if (payload.operationType === systemNotice.custom) addCustom(payload.userDefinedField, from)
      else if (payload.operationType === systemNotice.dismissed) result.end = 'dismissed'
      else if (payload.operationType === systemNotice.removed) result.end = 'removed'
    }
  }
  return result
}
