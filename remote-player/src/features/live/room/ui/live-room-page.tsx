import { prefetchMedia } from '@xhkt/kit/media/attach-media'
import { useSearchParams } from '@xhkt/platform/router'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { LiveRoomSkeleton } from './live-room-skeleton.tsx'
import { prefetchChat } from '../../chat/adapters/load-member-chat.ts'
import { useLiveRoom } from '../model/use-live-room.ts'
import { RoomScreen } from './room-screen.tsx'

/** The address names no live room. */
const NoRoom = () => (
  <EmptyView page title="直播间不存在" description="链接可能不完整，您可以从课程页面重新进入" action={<AllCoursesLink />} />
)

// In parallel with the room's request.
prefetchMedia()
prefetchChat()

function Room({ liveRoomId }: { liveRoomId: string }) {
  const query = useLiveRoom(liveRoomId)
  const { refetch } = query
  return (
    <ReadView query={query} loading={<LiveRoomSkeleton />} notFound={<NoRoom />} page>
      {(room) => <RoomScreen room={room} onChange={refetch} />}
    </ReadView>
  )
}

/** `/living?live_room_id=` and `/shareLiving?live_room_id=`: a live lesson. */
export default function LiveRoomPage() {
  const [params] = useSearchParams()
  const liveRoomId = params.get('live_room_id') ?? ''
  return /^\d{1,20}$/.test(liveRoomId) ? <Room key={liveRoomId} liveRoomId={liveRoomId} /> : <NoRoom />
}
