import type { ChatSDK, Message } from '@tencentcloud/chat'
import WebSocket from 'ws'

type Sdk = (typeof import('@tencentcloud/chat'))['default']

/** As in a browser, an error that nobody listens for does not throw. */
class QuietWebSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

/** Node 20 has no WebSocket of its own. The SDK keeps timers after `destroy`, which must not keep the process. */
function behaveAsBrowser(): void {
  const start = globalThis.setInterval
  const unreferenced = (...call: Parameters<typeof start>) => start(...call).unref()
  Object.assign(globalThis, { WebSocket: QuietWebSocket, setInterval: unreferenced })
}

behaveAsBrowser()

/** The SDK makes one client for an application, so each page loads its own. */
function loadSdk(): Sdk {
  let sdk: Sdk | undefined
  jest.isolateModules(() => {
    sdk = jest.requireActual<Sdk>('@tencentcloud/chat')
  })
  if (!sdk) throw new Error('the chat SDK did not load')
  return sdk
}

/** The events of the SDK, as `name` or `name: detail`. */
const heard = ['sdkStateReady', 'sdkStateNotReady', 'kickedOut', 'netStateChange'] as const

/** A page with the vendor's own SDK. */
export class ChatPage {
  readonly messages: Message[] = []
  readonly events: string[] = []
  private readonly waiting = new Set<() => void>()

  private constructor(
    readonly sdk: Sdk,
    readonly chat: ChatSDK,
  ) {
    chat.setLogLevel(4)
    chat.on(sdk.EVENT.MESSAGE_RECEIVED, ({ data }: { data: Message[] }) => {
      this.messages.push(...data)
      this.wake()
    })
    for (const name of heard) {
      chat.on(name, ({ data }: { data?: { type?: string; state?: string } }) => {
        const detail = data?.type ?? data?.state
        this.events.push(detail === undefined ? name : `${name}: ${detail}`)
        this.wake()
      })
    }
  }

  static open(url: string): ChatPage {
    for (const level of ['log', 'info', 'warn'] as const) jest.spyOn(console, level).mockReturnValue()
    const sdk = loadSdk()
    const proxyServer = `${url.replace(/^http/, 'ws')}/chat`
    return new ChatPage(sdk, sdk.create({ SDKAppID: 1_400_000_001, proxyServer }))
  }

  static async inRoom(url: string, userId: string, userSig: string, roomId: string): Promise<ChatPage> {
    const page = ChatPage.open(url)
    await page.login(userId, userSig)
    await page.join(roomId)
    return page
  }

  private wake(): void {
    for (const check of [...this.waiting]) check()
  }

  /** Waits for an event of the SDK. */
  until(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isMet()) return
        this.waiting.delete(check)
        resolve()
      }
      this.waiting.add(check)
      check()
    })
  }

  async login(userID: string, userSig: string): Promise<void> {
    await this.chat.login({ userID, userSig })
    await this.until(() => this.events.includes('sdkStateReady'))
  }

  join(groupID: string) {
    return this.chat.joinGroup({ groupID, type: this.sdk.TYPES.GRP_AVCHATROOM })
  }

  sendText(to: string, text: string): Promise<Message> {
    return this.send(this.chat.createTextMessage({ to, conversationType: this.sdk.TYPES.CONV_GROUP, payload: { text } }))
  }

  sendCustom(to: string, data: string): Promise<Message> {
    const payload = { data, description: '', extension: '' }
    return this.send(this.chat.createCustomMessage({ to, conversationType: this.sdk.TYPES.CONV_GROUP, payload }))
  }

  private async send(message: Message): Promise<Message> {
    const { data } = (await this.chat.sendMessage(message)) as { data: { message: Message } }
    return data.message
  }

  /** Waits for a message whose payload contains this. */
  async message(part: string): Promise<Message> {
    const find = () => this.messages.find(({ payload }) => JSON.stringify(payload).includes(part))
    await this.until(() => find() !== undefined)
    return find() as Message
  }

  /** Rejects inside when the login has ended already. */
  async close(): Promise<void> {
    await this.chat.destroy().catch(() => undefined)
  }
}

/** The code with which the SDK rejects. */
export const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 0,
    (error: unknown) => (error as { code: number }).code,
  )
