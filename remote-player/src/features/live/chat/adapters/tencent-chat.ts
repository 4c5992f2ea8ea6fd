import type { LiveCustom } from '@xhkt/contract/live-custom'
import { type ChatEnd, ChatError, type ChatListener, type ChatPort, type ChatRoom, type ChatState, type Outgoing } from '../model/chat-port.ts'
import { kickOf, networkOf, readReceived, sdkEvent, toChatError } from './sdk-events.ts'
import { notConnected } from '../model/chat-words.ts'
import { replyData } from '../model/reply.ts'
import { SdkConnection, type SdkSource } from './sdk-connection.ts'
import { withTimeout } from './with-timeout.ts'

const sendMs = 20_000
/** The vendor's codes for a signature that has expired. */
const expired = new Set([20002, 70001])
/** An expired signature is renewed in silence this many times in a row. More would be an endless loop. */
const renewalsInARow = 3

/** The chat of a member, by the vendor's code over WebSocket. */
export class TencentChat implements ChatPort {
  readonly #room: ChatRoom
  readonly #listener: ChatListener
  readonly #connection: SdkConnection
  readonly #undelivered = new Map<string, ChatSdkMessage>()
  #state: ChatState = { is: 'connecting' }
  #joining: Promise<void> | null = null
  #renewals = 0
  #left = false

  constructor(room: ChatRoom, listener: ChatListener, source: SdkSource) {
    this.#room = room
    this.#listener = listener
    this.#connection = new SdkConnection(room, source, {
      [sdkEvent.message]: ({ data }) => this.#receive(data),
      [sdkEvent.kicked]: ({ data }) => this.#kicked(kickOf(data)),
      [sdkEvent.network]: ({ data }) => this.#network(networkOf(data)),
    })
  }

  #tell(state: ChatState): void {
    this.#state = state
    if (!this.#left) this.#listener({ type: 'state', state })
  }

  join(): Promise<void> {
    return this.#open(false)
  }

  #open(isExpired: boolean): Promise<void> {
    this.#joining ??= this.#connect(isExpired).finally(() => {
      this.#joining = null
    })
    return this.#joining
  }

  async #connect(isExpired: boolean): Promise<void> {
    this.#tell({ is: isExpired || this.#state.is === 'ended' ? 'reconnecting' : 'connecting' })
    try {
      await this.#connection.open(isExpired)
      if (!this.#left) this.#tell({ is: 'connected' })
    } catch (error) {
      if (!this.#left) this.#tell({ is: 'ended', why: 'failed', code: toChatError(error).code })
    }
  }

  #receive(received: unknown): void {
    const { messages, customs, mutes, end } = readReceived(this.#room, received)
    this.#renewals = 0
    if (messages.length > 0) this.#listener({ type: 'messages', messages })
    for (const { custom, from } of customs) this.#listener({ type: 'custom', custom, from })
    for (const { seconds } of mutes) this.#listener({ type: 'mute', seconds })
    if (end) this.#tell({ is: 'ended', why: end })
  }

  #kicked(why: ChatEnd): void {
    if (why === 'userSigExpired' && this.#renewals < renewalsInARow) {
      this.#renewals += 1
      void this.#open(true)
    } else this.#tell({ is: 'ended', why })
  }

  #network(state: unknown): void {
    // Before the room is joined, and after an end, the state of the network does not count.
    if (this.#state.is === 'connected' && state !== 'connected') this.#tell({ is: 'reconnecting' })
    else if (this.#state.is === 'reconnecting' && state === 'connected' && !this.#joining) this.#tell({ is: 'connected' })
  }

  #sdk(): ChatSdk {
    const { sdk } = this.#connection
    if (!sdk || this.#state.is === 'ended' || this.#state.is === 'connecting') throw new ChatError(notConnected)
    return sdk
  }

  readonly #target = () => ({ to: this.#room.roomId, conversationType: 'GROUP' })

  async #deliver(key: string, message: ChatSdkMessage, isAgain: boolean, isRenewed = false): Promise<{ sequence: number }> {
    try {
      const sdk = this.#sdk()
      const { data } = await withTimeout(isAgain ? sdk.resendMessage(message) : sdk.sendMessage(message), sendMs)
      this.#undelivered.delete(key)
      return { sequence: data.message.sequence }
    } catch (cause) {
      const error = toChatError(cause)
      this.#undelivered.set(key, message)
      if (isRenewed || !expired.has(error.code)) throw error
      await this.#open(true)
      return this.#deliver(key, message, true, true)
    }
  }

  async send({ key, text, replyTo }: Outgoing): Promise<{ sequence: number }> {
    const reply = replyTo ? { cloudCustomData: replyData(replyTo) } : {}
    return this.#deliver(key, this.#sdk().createTextMessage({ ...this.#target(), payload: { text }, ...reply }), false)
  }

  async resend(outgoing: Outgoing): Promise<{ sequence: number }> {
    const message = this.#undelivered.get(outgoing.key)
    return message ? this.#deliver(outgoing.key, message, true) : this.send(outgoing)
  }

  async sendCustom(custom: LiveCustom): Promise<void> {
    const sdk = this.#sdk()
    const payload = { data: JSON.stringify(custom), description: '', extension: '' }
    try {
      await withTimeout(sdk.sendMessage(sdk.createCustomMessage({ ...this.#target(), payload })), sendMs)
    } catch (error) {
      throw toChatError(error)
    }
  }

  async online(): Promise<number | null> {
    if (this.#state.is !== 'connected') return null
    try {
      const { data } = await withTimeout(this.#sdk().getGroupOnlineMemberCount(this.#room.roomId), sendMs)
      return data.memberCount
    } catch {
      return null
    }
  }

  leave(): Promise<void> {
    this.#left = true
    this.#undelivered.clear()
    return this.#connection.close()
  }
}
