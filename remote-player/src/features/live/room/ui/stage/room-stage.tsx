import type { LiveRoom, LiveStage } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import type { LiveChat } from '../../../chat/model/live-chat.ts'
import { EndedCard } from './ended-card.tsx'
import { LivePlayer } from './live-player.tsx'
import { OfferCard } from './offer-card.tsx'
import css from './room-stage.module.css'
import { UpcomingCard } from './upcoming-card.tsx'

export interface RoomStageProps {
  room: LiveRoom
  chat: LiveChat
  stage: LiveStage
  /** The picture has failed; memoized. */
  onTrouble: () => void
}

function contentOf({ room, chat, stage, onTrouble }: RoomStageProps) {
  if (stage === liveStage.upcoming) return <UpcomingCard room={room} />
  if (stage === liveStage.ended) return <EndedCard room={room} />
  if (!room.can_watch) return <OfferCard room={room} />
  return <LivePlayer room={room} chat={chat} isPaused={stage === liveStage.paused} onTrouble={onTrouble} />
}

/** The 16:9 frame of the picture, whatever it shows. */
export const RoomStage = (props: RoomStageProps) => <div className={css.stage}>{contentOf(props)}</div>
