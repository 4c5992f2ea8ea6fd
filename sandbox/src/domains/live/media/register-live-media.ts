import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Static, Type as T } from '@sinclair/typebox'
import { liveStage } from '@xhkt/contract/constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../core/context.ts'
import { mediaFolder, secondLine } from '../../media/media.ts'
import { type FlvFile, parseFlv } from './flv-file.ts'
import { flvStream } from './flv-stream.ts'
import { livePlaylist } from './live-playlist.ts'
import { segmentAt } from './live-segments.ts'
import { lowLatencyPlaylist, lowLatencyRendition, partDelay, partsInSegment, reloadDelay } from './low-latency-playlist.ts'
import { cutSegment } from './ts-parts.ts'

const playlistType = 'application/vnd.apple.mpegurl'
const master = readFileSync(join(mediaFolder, 'lessons/b/playlist.m3u8'), 'utf8')
const renditions = new Set([...master.matchAll(/^(\w+)\.m3u8$/gm)].map(([, name]) => name))

let flv: FlvFile | null = null
const flvFile = (): FlvFile => (flv ??= parseFlv(readFileSync(join(mediaFolder, 'live/a.flv'))))

const Count = T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Reload = T.Object({ _HLS_msn: T.Optional(Count), _HLS_part: T.Optional(Count) })

/** Waits until `delay` is 0 and returns true; false as soon as it is null. Asks again after a timer, which may end a moment too early. */
async function waitOut(delay: () => number | null): Promise<boolean> {
  for (let rest = delay(); rest !== 0; rest = delay()) {
    if (rest === null) return false
    await wait(Math.ceil(rest))
  }
  return true
}

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
  const playlist = (reply: FastifyReply, text: string) => reply.type(playlistType).header('cache-control', 'no-cache').send(text)

  for (const line of ['/media/', secondLine]) {
    app.get<{ Params: { room: string; file: string } }>(`${line}live/:room/:file`, ({ params }, reply) => {
      const room = onAir(params.room)
      const name = params.file.replace(/\.m3u8$/, '')
      if (!room || (name !== 'playlist' && !renditions.has(name))) return notFound(reply)
      return playlist(reply, name === 'playlist' ? master : livePlaylist(name, room.startedAt, clock.nowMs()))
    })
    app.get<{ Params: { room: string }; Querystring: Static<typeof Reload> }>(
      `${line}live/:room/low-latency.m3u8`,
      { schema: { querystring: Reload } },
      async ({ params, query }, reply) => {
        if (!(await waitOut(() => reloadDelay(query, onAir(params.room)?.startedAt ?? 0, clock.nowMs())))) return reply.code(400).send()
        const room = onAir(params.room)
        return room ? playlist(reply, lowLatencyPlaylist(room.startedAt, clock.nowMs())) : notFound(reply)
      },
    )
    app.get<{ Params: { room: string; file: string } }>(`${line}live/:room/low-latency/:file`, async ({ params }, reply) => {
      const [, sequence = NaN, part = NaN] = (/^(\d{1,12})\.(\d)\.ts$/.exec(params.file) ?? []).map(Number)
      const delay = () => {
        const room = onAir(params.room)
        return room && part < partsInSegment ? partDelay({ sequence, part }, room.startedAt, clock.nowMs()) : null
      }
      if (!(await waitOut(delay))) return notFound(reply)
      const segment = readFileSync(join(mediaFolder, segmentAt(lowLatencyRendition, sequence).path))
      return reply.type('video/mp2t').send(cutSegment(segment, partsInSegment)[part])
    })
    app.get<{ Params: { file: string } }>(`${line}live/:file`, ({ params }, reply) => {
      const roomId = params.file.replace(/\.flv$/, '')
      const room = params.file.endsWith('.flv') ? onAir(roomId) : null
      if (!room) return notFound(reply)
      reply.type('video/x-flv').header('cache-control', 'no-cache')
      return reply.send(flvStream(flvFile(), room.startedAt * 1000, clock.nowMs, () => onAir(roomId) !== null))
    })
  }
}
