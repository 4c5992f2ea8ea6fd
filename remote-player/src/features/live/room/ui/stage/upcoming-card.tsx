import type { LiveRoom } from '@xhkt/contract'
import { momentText } from '@xhkt/kit/format'
import { useNowSelector } from '@xhkt/platform/api'
import { Button } from '@xhkt/kit/ui/button'
import { useReserveRoom } from '../../model/use-reserve-room.ts'
import { BigCountdown } from './big-countdown.tsx'
import { AccessLinks } from './access-links.tsx'
import { StageActions, StageCard } from './stage-card.tsx'

/** Before the start: how long it is to it, and 预约, after what a learner must do first. */
export function UpcomingCard({ room }: { room: LiveRoom }) {
  const { cover, title, starts_at, is_reserved, can_watch } = room
  const startText = useNowSelector((now) => momentText(starts_at, now))
  const reserve = useReserveRoom(room)
  return (
    <StageCard cover={cover} title={title} description={`${startText} 开始`}>
      <BigCountdown until={starts_at} />
      {!can_watch && <AccessLinks room={room} />}
      <StageActions>
        <Button
          size="lg"
          variant={is_reserved || !can_watch ? 'default' : 'primary'}
          title={is_reserved ? '取消预约' : undefined}
          onClick={reserve}
        >
          {is_reserved ? '已预约' : '预约'}
        </Button>
      </StageActions>
    </StageCard>
  )
}
