import { useEffect, useRef } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { roomQuery } from '../api/queries.ts'

/** The room, asked for again after a login or logout: it may be open to this learner, or closed. */
export function useLiveRoom(liveRoomId: string) {
  const user = useAuth(({ token, user }) => (token === null ? '' : (user?.user_id ?? 'unknown')))
  const room = useQuery(roomQuery(liveRoomId))
  const before = useRef(user)
  const { refetch } = room
  useEffect(() => {
    if (before.current === user) return
    before.current = user
    void refetch()
  }, [user, refetch])
  return room
}
