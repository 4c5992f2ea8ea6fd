import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveStage } from '@xhkt/contract/constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { mediaFolder, secondLine } from '../../courses/media.ts'
import { type FlvFile, parseFlv } from './flv-file.ts'
import { flvStream } from './flv-stream.ts'
import { livePlaylist } from './live-playlist.ts'

const playlistType = 'application/vnd.apple.mpegurl'
const master = readFileSync(join(mediaFolder, 'lessons/b/playlist.m3u8'), 'utf8')
const renditions = new Set([...master.matchAll(/^(\w+)\.m3u8$/gm)].map(([, name]) => name))

let flv: FlvFile | null = null
const flvFile = (): FlvFile => (flv ??= parseFlv(readFileSync(join(mediaFolder, 'live/a.flv'))))

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

/** The picture of the live rooms, while they are on air; 404 before, in a pause and after. */
export function registerLiveMedia(app: FastifyInstance, { clock, liveRooms }: Context): void {
  const onAir = (roomId: string) => {
    const room = liveRooms.find(roomId)
    return room?.stage === liveStage.onAir ? room : null
  }

  for (const line of ['/media/', secondLine]) {
    app.get<{ Params: { room: string; file: string } }>(`${line}live/:room/:file`, { schema: { hide: true } }, ({ params }, reply) => {
      const room = onAir(params.room)
      const name = params.file.replace(/\.m3u8$/, '')
      if (!room || (name !== 'playlist' && !renditions.has(name))) return notFound(reply)
      reply.type(playlistType).header('cache-control', 'no-cache')
      return reply.send(name === 'playlist' ? master : livePlaylist(name, room.startedAt, clock.nowMs()))
    })
    app.get<{ Params: { file: string } }>(`${line}live/:file`, { schema: { hide: true } }, ({ params }, reply) => {
      const roomId = params.file.replace(/\.flv$/, '')
      const room = params.file.endsWith('.flv') ? onAir(roomId) : null
      if (!room) return notFound(reply)
      reply.type('video/x-flv').header('cache-control', 'no-cache')
      return reply.send(flvStream(flvFile(), room.startedAt * 1000, clock.nowMs, () => onAir(roomId) !== null))
    })
  }
}
