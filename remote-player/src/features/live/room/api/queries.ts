import type { LiveRoom } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

export const roomKey = ['/v1/live/room'] as const

/** A live room. It is asked for again when its stage has changed. */
export const roomQuery = (liveRoomId: string) => ({ ...apiQuery('/v1/live/room', { live_room_id: liveRoomId }), staleTime: 0 })

export const withReservation = (room: LiveRoom, isReserved: boolean): LiveRoom => ({ ...room, is_reserved: isReserved })
