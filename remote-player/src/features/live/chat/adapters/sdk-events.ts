import type { LiveMessage } from '@xhkt/contract'
import { type LiveCustom, parseLiveCustom } from '@xhkt/contract/live-custom'
import { type ChatEnd, ChatError, type ChatRoom, roleIn } from '../model/chat-port.ts'

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

/** A text message in the words of our API. Its place in the lesson (`at`) is not known here. */
const toLiveMessage = (room: ChatRoom, { sequence, from, nick, avatar, payload, time }: ChatSdkMessage): LiveMessage => ({
  id: String(sequence),
  sequence,
  kind: 'text',
  user: { user_id: from, name: nick || from, avatar, role: roleIn(room, from) },
  text: payload.text ?? '',
  sent_at: time,
  at: 0,
})

interface Received {
  messages: LiveMessage[]
  customs: { custom: LiveCustom; from: string }[]
  /** This learner's own muting. */
  mutes: { seconds: number }[]
  end: ChatEnd | null
}

const profileChange = ({ notification, muteAllMembers }: NonNullable<ChatSdkMessage['payload']['newGroupProfile']>): LiveCustom[] => [
  ...(typeof notification !== 'string' ? [] : [{ type: 'notice', text: notification } as const]),
  ...(typeof muteAllMembers !== 'boolean' ? [] : [{ type: 'mute_all', muted: muteAllMembers } as const]),
]

/**
 * Sorts what came in one event of the vendor's. A custom message of a newer release is left out, and one of a learner too: the vendor
 * lets every member send one.
 */
export function readReceived(room: ChatRoom, received: ChatSdkMessage[]): Received {
  const result: Received = { messages: [], customs: [], mutes: [], end: null }
  const addCustom = (text: string | undefined, from: string) => {
    const custom = parseLiveCustom(text ?? '')
    if (custom) result.customs.push({ custom, from })
  }
  for (const message of received) {
    const { type, payload, from } = message
    if (type === 'TIMTextElem') result.messages.push(toLiveMessage(room, message))
    else if (type === 'TIMCustomElem' && roleIn(room, from) !== 'learner') addCustom(payload.data, from)
    else if (type === 'TIMGroupTipElem' && payload.operationType === groupTip.profile) {
      result.customs.push(...profileChange(payload.newGroupProfile ?? {}).map((custom) => ({ custom, from })))
    } else if (type === 'TIMGroupTipElem' && payload.operationType === groupTip.member) {
      const own = payload.memberList?.find(({ userID }) => userID === room.userInfo.userId)
      if (own) result.mutes.push({ seconds: own.muteTime ?? 0 })
    } else if (type === 'TIMGroupSystemNoticeElem') {
      if (payload.operationType === systemNotice.custom) addCustom(payload.userDefinedField, from)
      else if (payload.operationType === systemNotice.dismissed) result.end = 'dismissed'
      else if (payload.operationType === systemNotice.removed) result.end = 'removed'
    }
  }
  return result
}
