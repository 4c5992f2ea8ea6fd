import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatServer, createChatServer } from '../chat-server.ts'
import { ChatPage } from './chat-page.ts'
import { MemoryRooms, memorySignatures } from './memory-rooms.ts'

export const roomId = '9001'

/** A chat server on a free port with one room. */
export class TestChat {
  readonly rooms = new MemoryRooms([roomId])
  readonly customs: string[] = []
  readonly log: string[] = []
  private readonly pages: ChatPage[] = []

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly chat: ChatServer,
    parts: Pick<TestChat, 'rooms' | 'customs' | 'log'>,
  ) {
    Object.assign(this, parts)
  }

  static async open(): Promise<TestChat> {
    const [rooms, customs, log]: [MemoryRooms, string[], string[]] = [new MemoryRooms([roomId]), [], []]
    const server = createServer()
    const chat = createChatServer({
      ...{ rooms, signatures: memorySignatures },
      now: () => Math.floor(Date.now() / 1000),
      onCustom: (_room, { userId }, data) => customs.push(`${userId} ${data}`),
      log: (line) => log.push(line),
    })
    chat.attach(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return new TestChat(server, chat, { rooms, customs, log })
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** A page that is logged in. */
  async page(userId: string): Promise<ChatPage> {
    const page = ChatPage.open(this.url)
    this.pages.push(page)
    await page.login(userId, memorySignatures.sign(userId))
    return page
  }

  async member(userId: string): Promise<ChatPage> {
    const page = await this.page(userId)
    await page.join(roomId)
    return page
  }

  readonly close = async (): Promise<void> => {
    await Promise.all(this.pages.splice(0).map((page) => page.close()))
    this.chat.close()
    this.server.close()
  }
}
