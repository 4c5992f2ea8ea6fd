import type { LiveRoom } from '@xhkt/contract'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { auth } from '@xhkt/platform/auth'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { stateText } from '@xhkt/kit/agreement/state-text'
import { Button } from '@xhkt/kit/ui/button'
import { AccessLinks } from './access-links.tsx'
import { StageCard } from './stage-card.tsx'
import css from './offer-card.module.css'

function titleOf({ agreement_state: state }: LiveRoom): string {
  if (state === unknownTextState) return stateText(state)
  if (state === 'going') return '学习协议签署中'
  return isUnsigned(state) ? '观看直播前请先签署学习协议' : '购买课程后即可观看直播'
}

/** While the lesson is on air, for a learner without the course or with an unsigned agreement. */
export function OfferCard({ room }: { room: LiveRoom }) {
  const isVisitor = room.userInfo.userId === ''
  return (
    <StageCard cover={room.cover} title={titleOf(room)} description={room.course_title}>
      <AccessLinks room={room} />
      {isVisitor && (
        <p className={css.owned}>
          已经购买？
          <Button size="sm" onClick={() => auth.openLogin()}>
            登录
          </Button>
        </p>
      )}
    </StageCard>
  )
}
