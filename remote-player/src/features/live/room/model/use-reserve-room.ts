import type { LiveRoom } from '@xhkt/contract'
import { useReservation } from '@xhkt/kit/reservation/use-reservation'
import { useQueryClient } from '@xhkt/platform/query'
import { roomKey, withReservation } from '../api/queries.ts'

/** The answers of the other areas that show reservations. */
const others = ['/v1/home', '/v1/course/detail', '/v1/user/course/reserve']

/** The handler of 预约 in a live room. */
export function useReserveRoom(room: LiveRoom): () => void {
  const client = useQueryClient()
  return useReservation(
    { ...room, reserved: room.is_reserved },
    {
      show: (_sectionId, reserved) => {
        client.setQueriesData<LiveRoom>({ queryKey: roomKey }, (shown) => shown && withReservation(shown, reserved))
      },
      settle: () => {
        // A room request that is under way may be older than the reservation: the login that this one required may have sent it.
        if (client.isFetching({ queryKey: roomKey }) > 0) void client.invalidateQueries({ queryKey: roomKey })
        for (const path of others) void client.invalidateQueries({ queryKey: [path] })
      },
      refetch: () => void client.invalidateQueries({ queryKey: roomKey }),
    },
  )
}
