import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isAnswered } from '../../core/local-requests.ts'
import type { ChatRooms, ChatSignatures, ChatUser } from './chat-rooms.ts'
import { type ChatState, type Connection, leaveAll } from './chat-state.ts'
import { handleFrame } from './commands.ts'
import { type RoomControls, roomControls } from './room-controls.ts'
import { readFrame } from './wire.ts'

export interface ChatServerOptions {
  rooms: ChatRooms
  signatures: ChatSignatures
  /** Unix seconds. */
  now: () => number
  /** A member has sent a custom message. */
  onCustom?: (roomId: string, user: ChatUser, data: string) => void
  log: (line: string) => void
}

export interface ChatServer extends RoomControls {
  /** Handles the server's upgrades to WebSocket. Those for another path than the chat's are refused. */
  attach(server: Server): void
  close(): void
}

/** The SDK adds `/binfo` and its query to the path that it is given. */
const pathname = '/chat/binfo'
const maxFrameBytes = 128 * 1024
const sweepMs = 1000

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')

/** Refuses pages of other sites: one could otherwise reach this machine by letting its own name resolve to it (DNS rebinding). */
function isAllowed({ url = '', headers: { host = '', origin } }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0]
  return path === pathname && isAnswered(host, []) && (origin === undefined || isAnswered(hostOf(origin), []))
}

/**
 * The chat vendor's server, spoken to by the vendor's own SDK (`proxyServer: 'ws://host/chat'`, docs/decisions/007-sandbox.md). It
 * shares the port of the sandbox.
 */
export function createChatServer({ rooms, signatures, now, onCustom = () => undefined, log }: ChatServerOptions): ChatServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes })
  const state: ChatState = {
    ...{ rooms, signatures, now, onCustom },
    connections: new Set(),
    accounts: new Map(),
    lastSent: new Map(),
    opened: new Map(),
  }

  function connected(socket: WebSocket, { url = '' }: IncomingMessage): void {
    const instanceId = new URLSearchParams(url.split('?')[1]).get('instanceid') ?? ''
    const connection: Connection = { socket, instanceId, account: null, rooms: new Set(), polls: new Map(), isExpired: false }
    state.connections.add(connection)
    socket.on('message', (data) => {
      const frame = readFrame(data)
      if (!frame) {
        socket.close(1003)
        return
      }
      try {
        handleFrame(state, connection, frame)
      } catch (error) {
        log(`sandbox: chat ${frame.head.servcmd}: ${error instanceof Error ? String(error.stack) : String(error)}`)
        socket.close(1011)
      }
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      leaveAll(state, connection)
      state.connections.delete(connection)
    })
  }

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (isAllowed(request)) sockets.handleUpgrade(request, stream, head, connected)
    else stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }

  const sweep = setInterval(() => {
    for (const { channel } of state.opened.values()) channel.expire(performance.now())
  }, sweepMs)
  sweep.unref()

  return {
    ...roomControls(state),
    attach: (server) => {
      server.on('upgrade', upgrade)
    },
    close: () => {
      clearInterval(sweep)
      for (const { socket } of state.connections) socket.terminate()
      sockets.close()
    },
  }
}
