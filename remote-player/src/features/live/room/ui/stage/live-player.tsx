import { useMemo, useState } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { type PlayerKey, usePlayerKeys } from '../../../../../common/player/keys/player-keys.ts'
import { useMediaSession } from '../../../../../common/player/model/use-media-session.ts'
import { VideoPlayer } from '../../../../../common/player/video-player.tsx'
import type { LiveChat } from '../../../chat/model/live-chat.ts'
import { FullScreenChat } from '../../../chat/ui/full-screen-chat.tsx'
import { DanmakuSlot } from '../../../danmaku/ui/danmaku-slot.tsx'
import { DanmakuSettings } from '../../../danmaku/ui/danmaku-settings.tsx'
import { QuestionSlot } from '../../../question/ui/question-slot.tsx'
import { linesOf } from '../../model/room-lines.ts'
import { useLiveEdge } from '../../model/use-live-edge.ts'
import { useLivePicture } from '../../model/use-live-picture.ts'
import { useLiveProgress } from '../../model/use-live-progress.ts'
import { LiveActions } from './live-actions.tsx'
import { ReconnectCard } from './reconnect-card.tsx'
import { StageCard } from './stage-card.tsx'
import css from './live-player.module.css'

/** Shown while the picture is far behind. */
const GoLive = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={css.button} onClick={onClick}>
    回到直播
  </button>
)

export interface LivePlayerProps {
  room: LiveRoom
  chat: LiveChat
  /** The teacher has paused the picture. The frame stays, in full screen too. */
  isPaused: boolean
  onTrouble: () => void
}

const none: ReturnType<typeof linesOf> = []

/** The live picture with its controls. */
export function LivePlayer({ room, chat, isPaused, onTrouble }: LivePlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { lines, playerDomain, roomId } = room
  const playable = useMemo(() => (isPaused ? none : linesOf({ lines, playerDomain, roomId })), [isPaused, lines, playerDomain, roomId])
  const picture = useLivePicture(video, playable, onTrouble)
  const { media } = picture
  const edge = useLiveEdge(video, isPaused ? null : media.playback)
  useMediaSession(video, { title: room.title, course: '', cover: room.cover }, null)
  useLiveProgress(isPaused ? null : video, room, media.playback)

  const { goLive } = edge
  usePlayerKeys(useMemo((): PlayerKey[] => [{ keys: ['l'], shown: 'L', label: '回到直播', topic: '播放', run: goLive }], [goLive]))

  return (
    <VideoPlayer
      title={room.title}
      poster={room.cover}
      video={video}
      onVideo={setVideo}
      media={isPaused ? { ...media, isWaiting: false } : media}
      recording={null}
      actions={
        <>
          <LiveActions edge={edge} picture={picture} />
          <FullScreenChat chat={chat} />
          <DanmakuSettings />
        </>
      }
      overlays={
        <>
          <DanmakuSlot chat={chat} />
          {edge.isBehind && !isPaused && <GoLive onClick={edge.goLive} />}
        </>
      }
      cards={
        <>
          {isPaused && (
            <StageCard
              cover={room.cover}
              title="老师暂停了直播"
              description={`画面会在老师回来后自动继续${chat.mayWrite ? '，您可以在聊天里继续讨论' : ''}`}
            />
          )}
          {!isPaused && media.failure && <ReconnectCard picture={picture} />}
          <QuestionSlot chat={chat} />
        </>
      }
    />
  )
}
