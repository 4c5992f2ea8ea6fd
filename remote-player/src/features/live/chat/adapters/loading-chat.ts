import { ChatError, type ChatListener, type ChatPort, type Outgoing } from '../model/chat-port.ts'
import { notConnected } from '../model/chat-words.ts'

/** A chat whose code loads when it is joined. What is sent before is refused as not connected, so it waits. */
export class LoadingChat implements ChatPort {
  readonly #listener: ChatListener
  readonly #load: () => Promise<ChatPort>
  #port: ChatPort | null = null
  #joining: Promise<void> | null = null
  #failed = false
  #left = false

  constructor(listener: ChatListener, load: () => Promise<ChatPort>) {
    this.#listener = listener
    this.#load = load
  }

  join(): Promise<void> {
    if (this.#port) return this.#port.join()
    this.#joining ??= this.#loadAndJoin().finally(() => {
      this.#joining = null
    })
    return this.#joining
  }

  async #loadAndJoin(): Promise<void> {
    if (this.#failed) this.#listener({ type: 'state', state: { is: 'reconnecting' } })
    try {
      const port = await this.#load()
      if (this.#left) return
      this.#port = port
    } catch {
      this.#failed = true
      if (!this.#left) this.#listener({ type: 'state', state: { is: 'ended', why: 'failed' } })
      return
    }
    await this.#port.join()
  }

  leave(): Promise<void> {
    this.#left = true
    return this.#port?.leave() ?? Promise.resolve()
  }

  readonly #refuse = () => Promise.reject(new ChatError(notConnected))
  readonly send = (message: Outgoing) => this.#port?.send(message) ?? this.#refuse()
  readonly resend = (message: Outgoing) => this.#port?.resend(message) ?? this.#refuse()
  readonly sendCustom: ChatPort['sendCustom'] = (custom) => this.#port?.sendCustom(custom) ?? this.#refuse()
  readonly online = () => this.#port?.online() ?? Promise.resolve(null)
}
