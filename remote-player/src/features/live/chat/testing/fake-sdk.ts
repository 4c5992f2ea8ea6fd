type Handler = (event: { data: unknown }) => void

/** The vendor's object, as far as the adapter uses it. */
export class FakeSdk implements ChatSdk {
  readonly calls: string[] = []
  readonly #handlers = new Map<string, Set<Handler>>()
  /** Codes with which the next calls fail, by their name. */
  readonly failures: Record<string, number[]> = {}
  sequence = 0
  ready = false

  #call(name: string, detail = ''): Promise<unknown> {
    this.calls.push(`${name} ${detail}`.trim())
    const code = this.failures[name]?.shift()
    return code === undefined ? Promise.resolve({}) : Promise.reject(Object.assign(new Error(name), { code }))
  }

  fire(event: string, data?: unknown): void {
    if (event === 'kickedOut') this.ready = false
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler({ data })
  }

  /** How many listeners are still registered. */
  get listeners(): number {
    return [...this.#handlers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  on(event: string, handler: Handler): void {
    this.#handlers.set(event, (this.#handlers.get(event) ?? new Set()).add(handler))
  }

  off(event: string, handler: Handler): void {
    this.#handlers.get(event)?.delete(handler)
  }

  setLogLevel(): void {}

  isReady(): boolean {
    return this.ready
  }

  async login({ userSig }: { userSig: string }): Promise<unknown> {
    await this.#call('login', userSig)
    this.ready = true
    this.fire('sdkStateReady')
    return {}
  }

  readonly logout = () => {
    this.ready = false
    return this.#call('logout')
  }

  readonly destroy = () => this.#call('destroy')
  readonly updateMyProfile = ({ nick, avatar }: { nick: string; avatar: string }) => this.#call('profile', `${nick} ${avatar}`.trim())
  readonly joinGroup = ({ groupID, type }: { groupID: string; type: string }) => this.#call('join', `${groupID} ${type}`)
  readonly quitGroup = (groupID: string) => this.#call('quit', groupID)
  readonly getGroupOnlineMemberCount = async () => {
    await this.#call('online')
    return { data: { memberCount: 12 } }
  }

  #message(payload: ChatSdkMessage['payload'], to: string): ChatSdkMessage {
    return { type: '', to, from: 'u1', nick: '', avatar: '', time: 0, sequence: 0, random: 1, payload }
  }

  createTextMessage({ to, payload }: { to: string; payload: { text: string } }): ChatSdkMessage {
    return this.#message(payload, to)
  }

  createCustomMessage({ to, payload }: { to: string; payload: { data: string } }): ChatSdkMessage {
    return this.#message(payload, to)
  }

  async #deliver(how: string, message: ChatSdkMessage): Promise<{ data: { message: ChatSdkMessage } }> {
    await this.#call(how, message.payload.text ?? message.payload.data)
    this.sequence += 1
    return { data: { message: { ...message, sequence: this.sequence } } }
  }

  readonly sendMessage = (message: ChatSdkMessage) => this.#deliver('send', message)
  readonly resendMessage = (message: ChatSdkMessage) => this.#deliver('resend', message)
}
