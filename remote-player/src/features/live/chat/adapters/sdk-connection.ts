import { ChatError, type ChatRoom } from '../model/chat-port.ts'
import { sdkEvent, toChatError } from './sdk-events.ts'
import { logoutLater, takeOverLogin } from './sdk-logout.ts'
import { settled, withTimeout } from './with-timeout.ts'

const timeoutMs = 15_000
const leaveMs = 3_000
/** The signature has expired, or is not the server's. */
const badSignature = new Set([20002, 70001, 70003, 70009, 70013, 70014])

export interface SdkSource {
  /** Makes a client of the vendor's SDK. */
  createSdk: (sdkAppId: number, server: string) => ChatSdk
  /** A fresh signature. */
  sign: () => Promise<string>
}

// The vendor has one object for each app. It is kept after a visit, logged out: destroying it would leave a timer behind at each visit. The
// next room waits until the one before is left.
let kept: { sdk: ChatSdk; key: string } | null = null
let closing: Promise<void> = Promise.resolve()

/** The address of the chat in the form that the vendor takes; empty: the vendor's own hosts. */
export function serverAddress(address: string, page = location.href): string {
  if (!address) return ''
  const url = new URL(address, page)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href.replace(/\/$/, '')
}

type Handlers = Record<string, (event: { data: unknown }) => void>

/** Logs in and out with the vendor's code, with a fresh signature where the old one has expired. */
export class SdkConnection {
  readonly #room: ChatRoom
  readonly #source: SdkSource
  readonly #handlers: Handlers
  #userSig: string
  #sdk: ChatSdk | null = null
  /** By `performance.now()`; null: not logged in. */
  #loginSince: number | null = null
  #opening: Promise<void> = Promise.resolve()
  #closed = false

  constructor(room: ChatRoom, source: SdkSource, handlers: Handlers) {
    this.#room = room
    this.#source = source
    this.#handlers = handlers
    this.#userSig = room.userSig
  }

  /** The vendor's object, where there is a session. */
  get sdk(): ChatSdk | null {
    return this.#sdk
  }

  #refuseIfClosed(): void {
    if (this.#closed) throw new ChatError(0, 'left')
  }

  async #create(): Promise<ChatSdk> {
    await closing
    this.#refuseIfClosed()
    if (this.#sdk) return this.#sdk
    this.#loginSince = await takeOverLogin(kept?.sdk, this.#room.userInfo.userId)
    if (this.#closed && kept && this.#loginSince !== null) void this.#logout(kept.sdk)
    this.#refuseIfClosed()
    const server = serverAddress(this.#room.chat_server)
    const key = `${this.#room.sdkAppId} ${server}`
    if (kept?.key !== key) {
      await settled(kept?.sdk.destroy() ?? Promise.resolve(), leaveMs)
      kept = { key, sdk: this.#source.createSdk(this.#room.sdkAppId, server) }
    }
    const { sdk } = kept
    for (const [event, handler] of Object.entries(this.#handlers)) sdk.on(event, handler)
    this.#sdk = sdk
    return sdk
  }

  async #login(sdk: ChatSdk): Promise<void> {
    const { userId, userName, userAvatar } = this.#room.userInfo
    const ready = new Promise<void>((resolve) => {
      const heard = () => {
        sdk.off(sdkEvent.ready, heard)
        resolve()
      }
      sdk.on(sdkEvent.ready, heard)
    })
    await withTimeout(sdk.login({ userID: userId, userSig: this.#userSig }), timeoutMs)
    this.#loginSince = performance.now()
    await withTimeout(ready, timeoutMs)
    // Others see this name and this picture. The chat works without them, so a failure is ignored.
    void settled(sdk.updateMyProfile({ nick: userName, avatar: userAvatar }), timeoutMs)
  }

  /** Logs in and joins the room. @throws {ChatError} */
  open(isExpired = false): Promise<void> {
    const opening = this.#open(isExpired)
    this.#opening = settled(opening, timeoutMs)
    return opening
  }

  async #open(isExpired: boolean): Promise<void> {
    const sdk = await this.#create()
    if (isExpired) this.#userSig = await this.#source.sign()
    try {
      // A dismissed room does not end the login.
      if (isExpired || !sdk.isReady()) await this.#login(sdk)
    } catch (error) {
      if (isExpired || !badSignature.has(toChatError(error).code)) throw error
      return this.#open(true)
    }
    this.#refuseIfClosed()
    await withTimeout(sdk.joinGroup({ groupID: this.#room.roomId, type: 'AVChatRoom' }), timeoutMs)
  }

  #logout(sdk: ChatSdk): Promise<void> {
    return logoutLater({ sdk, userId: this.#room.userInfo.userId, since: this.#loginSince ?? -Infinity })
  }

  /** Leaves the room and frees everything of the vendor's. Resolves when the login has ended, or serves the next visit. */
  async close(): Promise<void> {
    this.#closed = true
    const sdk = this.#sdk
    this.#sdk = null
    if (!sdk) return
    for (const [event, handler] of Object.entries(this.#handlers)) sdk.off(event, handler)
    const quit = this.#opening.then(() => settled(sdk.quitGroup(this.#room.roomId), leaveMs))
    let loggedOut = Promise.resolve()
    closing = quit.then(() => {
      loggedOut = this.#logout(sdk)
    })
    await closing
    await loggedOut
  }
}
