import type { ChatUser } from './chat-rooms.ts'
import { type Account, type ChatState, type Connection, nextSequence, openRoom, type Room, userOf } from './chat-state.ts'
import { chatRefusals } from './refusals.ts'
import { customElement, messageEvent, textElement } from './room-events.ts'
import type { Body } from './wire.ts'

const maxBytes = 12 * 1024

/** A second, less a tolerance for uneven delays of the network. */
const pauseMs = 900

/** Texts that contain one of these are refused, as the vendor's filter does it. The desk names them. */
export const refusedWords = ['代考', '加微信', '违禁词'] as const

interface Sent {
  roomId: string
  kind: 'text' | 'custom'
  text: string
  random: number
  clientTime: number
  priority: number
  cloudCustomData: string
}

const priorities: Readonly<Record<string, number>> = { High: 1, Normal: 2, Low: 3, Lowest: 4 }

function readMessage({ GroupId, MsgBody, Random, MsgClientTime, MsgPriority, CloudCustomData }: Body): Sent {
  const elements = MsgBody as { MsgType?: unknown; MsgContent?: Body }[] | undefined
  const { MsgType, MsgContent: content = {} } = elements?.[0] ?? {}
  const text = MsgType === 'TIMTextElem' ? content.Text : content.Data
  const isKnown = MsgType === 'TIMTextElem' || MsgType === 'TIMCustomElem'
  if (elements?.length !== 1 || !isKnown || typeof text !== 'string' || text === '') throw chatRefusals.parameters()
  return {
    roomId: String(GroupId),
    kind: MsgType === 'TIMTextElem' ? 'text' : 'custom',
    text,
    random: Number(Random) || 0,
    clientTime: Number(MsgClientTime) || 0,
    priority: priorities[String(MsgPriority)] ?? 2,
    cloudCustomData: typeof CloudCustomData === 'string' ? CloudCustomData : '',
  }
}

function refuseTooMuch({ lastSent }: ChatState, { userId }: Account, { kind, text, cloudCustomData }: Sent): void {
  if (Buffer.byteLength(text) + Buffer.byteLength(cloudCustomData) > maxBytes) throw chatRefusals.tooLong()
  const key = `${userId} ${kind}`
  const now = performance.now()
  if (now - (lastSent.get(key) ?? -Infinity) < pauseMs) throw chatRefusals.tooOften()
  if (kind === 'text' && refusedWords.some((word) => text.includes(word))) throw chatRefusals.textRefused()
  lastSent.set(key, now)
}

/** A muted learner can still raise a hand. */
function refuseMuted(state: ChatState, { mutedUntil }: Room, userId: string, { roomId, kind }: Sent): void {
  if (kind !== 'text') return
  if (state.rooms.find(roomId)?.isMuted || state.now() < (mutedUntil.get(userId) ?? 0)) throw chatRefusals.muted()
}

/** Refuses a text when the desk has asked for it. */
function refuseNext(room: Room, { kind }: Sent): void {
  const { nextRefusal } = room
  if (kind !== 'text' || nextRefusal === 0) return
  room.nextRefusal = 0
  throw chatRefusals.asked(nextRefusal)
}

export interface Published {
  sequence: number
  time: number
}

/** Tells the room, and keeps a text. */
export function publishMessage(state: ChatState, user: ChatUser, tinyId: string, message: Sent): Published {
  const { rooms } = state
  const { roomId, kind, text } = message
  const room = openRoom(state, roomId)
  const [sequence, time] = [nextSequence(room), state.now()]
  const stamp = { tinyId, clientTime: message.clientTime || time, random: message.random }
  if (kind === 'text') rooms.saveText(roomId, { sequence, user, text })
  const elements = [kind === 'text' ? textElement(text) : customElement(text)]
  room.channel.publish(messageEvent({ ...message, ...stamp, sequence, time, user, elements }))
  return { sequence, time }
}

export function sendMessage(state: ChatState, connection: Connection, account: Account, body: Body): Body {
  const message = readMessage(body)
  const room = openRoom(state, message.roomId)
  if (!connection.rooms.has(message.roomId)) throw chatRefusals.notMember()
  refuseNext(room, message)
  refuseMuted(state, room, account.userId, message)
  refuseTooMuch(state, account, message)
  const user = userOf(state, account)
  const { sequence, time } = publishMessage(state, user, account.tinyId, message)
  if (message.kind === 'custom') state.onCustom(message.roomId, user, message.text)
  return { MsgTime: time, MsgSeq: sequence }
}
