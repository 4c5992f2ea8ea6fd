import { useState } from 'react'
import type { LiveLesson } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import * as words from '@xhkt/kit/words'
import { liveStage, liveState } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import * as paths from '@xhkt/contract/paths'
import { formatCount, momentText } from '@xhkt/kit/format'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Cover } from '@xhkt/kit/ui/cover'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { Countdown } from '../../../common/countdown/countdown.tsx'
import { ReserveButton } from '../../../common/reserve/reserve-button.tsx'
import css from './live-card.module.css'

/** The number of people: those in the room while the lesson is on air, else those who have reserved it. */
function peopleText({ online, reserved_count }: LiveLesson, isOnAir: boolean): string {
  if (!isOnAir) return `${formatCount(reserved_count)}人已预约`
  return online ? `${formatCount(online)}人在看` : ''
}

/** A live lesson. It goes on air by the clock at its start; `onBegin` asks the server, which may know more. */
export function LiveCard({ live, onBegin }: { live: LiveLesson; onBegin: () => void }) {
  const now = useNow(60_000)
  const [hasBegun, setHasBegun] = useState(false)
  const isOnAir = live.live_state === liveState.onAir || hasBegun
  const room = paths.liveRoom(live.live_room_id)
  const course = paths.course(live.course_id)
  const mustBuy = live.must_buy === true
  const begin = () => {
    setHasBegun(true)
    onBegin()
  }
  return (
    <div className={css.card}>
      <a className={css.lesson} href={isOnAir && !mustBuy ? room : course}>
        <span className={css.picture}>
          <Cover src={live.cover} alt="" width={144} className={css.cover} />
          {isOnAir && <span className={css.badge}>{live.stage === liveStage.paused ? '已暂停' : '直播中'}</span>}
        </span>
        <span className={css.words}>
          <span className={css.title} title={live.title}>
            {live.title}
          </span>
          <span className={css.fact} title={live.course_title}>
            {live.course_title}
          </span>
          <span className={css.fact}>{[live.teacher_name, !isOnAir && mustBuy ? '购买后观看' : peopleText(live, isOnAir)].filter(Boolean).join(' · ')}</span>
        </span>
      </a>
      <div className={css.foot}>
        <span className={css.when}>{momentText(live.starts_at, now)}</span>
        {isOnAir ? (
          <ButtonLink variant={mustBuy ? 'default' : 'primary'} size="sm" href={mustBuy ? course : room}>
            {mustBuy ? '购买后观看' : words.enterLiveRoom}
            <VisuallyHidden>{live.title}</VisuallyHidden>
          </ButtonLink>
        ) : live.live_state === unknownState ? (
          <span className={css.left}>状态未知</span>
        ) : (
          <>
            <span className={css.left}>
              <Countdown until={live.starts_at} label="距开播" onEnd={begin} />
            </span>
            <ReserveButton lesson={live} />
          </>
        )}
      </div>
    </div>
  )
}
